import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Navigation, tabs and columns in a window of a Mac.
  static let macScreens: Table = [
    "nav/basic": {
      FactScene {
        NavigationStack {
          VStack(spacing: 12) {
            line(28.5).probe("root")
            NavigationLink {
              line(30)
            } label: {
              line(35)
            }.probe("link")
            NavigationLink {
              line(30)
            } label: {
              Label {
                line(17.5)
              } icon: {
                box(24, 24)
              }
            }.probe("labelLink")
            NavigationLink(value: 1) { line(33.5) }.probe("valueLink")
            NavigationLink {
              line(30)
            } label: {
              line(31)
            }.frame(maxWidth: .infinity).probe("wideLink")
          }
          .navigationDestination(for: Int.self) { _ in line(30) }
          .probe("stack")
        }.probe("nav")
      }
    },
    "nav/sizing": {
      FactScene {
        VStack(spacing: 8) {
          NavigationStack { Color.red.probe("fill") }.probe("navFill")
          NavigationStack { line(33).probe("small") }.probe("navText")
          HStack(spacing: 8) {
            NavigationStack { line(24).probe("left") }.frame(width: 100).probe("navLeft")
            line(32).probe("right")
          }.probe("row")
        }.probe("stack")
      }
    },
    "nav/steps": {
      let path = Path()
      return FactScene(steps: [
        "push1": { path.numbers = [1] }, "push2": { path.numbers = [1, 2] }, "pop": { path.numbers = [1] },
        "popAll": { path.numbers = [] },
      ]) { Deeper(path: path) }
    },
    "tabview/basic": {
      let tabs = Tabs()
      // What was recorded of the hidden tab is a frame from before.
      return FactScene(steps: ["second": { tabs.selection = 1 }], stale: ["second": ["first"]]) { TabbedScreen(tabs: tabs) }
    },
    "splitview/basic": {
      FactScene(isExact: true) {
        NavigationSplitView {
          List {
            line(35, 18.5).probe("row1")
            line(45, 18.5).probe("row2")
          }.probe("sidebar")
        } detail: {
          line(35).probe("detail")
        }.probe("split")
      }
    },
    "splitview/widths": {
      FactScene {
        NavigationSplitView {
          VStack(spacing: 8) {
            line(34).probe("menu")
            box(40, 20).probe("swatch")
          }.navigationSplitViewColumnWidth(150).probe("sidebar")
        } detail: {
          VStack(spacing: 8) {
            line(31).probe("wide")
            box(40, 20).probe("box")
          }.probe("detailStack")
        }.probe("split")
      }
    },
  ]
}

@MainActor @Observable private final class Path {
  var numbers: [Int] = []
}

private struct Deeper: View {
  @Bindable var path: Path

  var body: some View {
    NavigationStack(path: $path.numbers) {
      VStack(spacing: 12) {
        line(28.5).probe("root")
        NavigationLink(value: 1) { line(30) }.probe("link")
      }
      .navigationDestination(for: Int.self) { number in
        VStack(spacing: 12) {
          line(number == 1 ? 58 : 60).probe("number\(number)")
          NavigationLink(value: number + 1) { line(44.5) }.probe("deeper\(number)")
        }
      }
      .probe("stack")
    }.probe("nav")
  }
}

@MainActor @Observable private final class Tabs {
  var selection = 0
}

private struct TabbedScreen: View {
  @Bindable var tabs: Tabs

  var body: some View {
    TabView(selection: $tabs.selection) {
      Group {
        if tabs.selection == 0 { line(27).probe("first") } else { line(27) }
      }.tabItem { Text("One") }.tag(0)
      Group {
        if tabs.selection == 1 { line(46).probe("second") } else { line(46) }
      }.tabItem { Label("Two", systemImage: "star") }.tag(1)
      box(60, 40).tabItem { Text("Three") }.tag(2)
    }.probe("tabs")
  }
}
