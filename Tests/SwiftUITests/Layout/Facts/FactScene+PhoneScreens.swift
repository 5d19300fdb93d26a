import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Lists, tabs and stacks of screens on the phone, while something happens to them.
  static let phoneScreens: Table = [
    "ios/nav/push": {
      let model = Path()
      return FactScene(steps: ["push": { model.path = [1] }, "pop": { model.path = [] }]) { PushingScreen(model: model) }
    },
    "ios/nav/scroll": {
      let reader = HeldReader()
      return FactScene(steps: [
        "row1": { withAnimation { reader.scroll(to: 1, anchor: .top) } },
        "row8": { withAnimation { reader.scroll(to: 8, anchor: .top) } },
      ]) { ScrollingScreen(reader: reader) }
    },
    "ios/nav/list-scroll": {
      let reader = HeldReader()
      return FactScene(steps: [
        "row1": { withAnimation { reader.scroll(to: 1, anchor: .top) } },
        "row8": { withAnimation { reader.scroll(to: 8, anchor: .top) } },
      ]) { ScrollingList(reader: reader) }
    },
    "ios/list/selection": {
      let model = Choice()
      return FactScene(steps: ["select": { model.selection = 2 }]) { ChoosingList(model: model) }
    },
    "ios/list/editing": {
      FactScene {
        List {
          Section("Editable") {
            ForEach(["apple", "banana", "cherry"], id: \.self) { name in Text(name.capitalized).probe(name) }
              .onDelete { _ in }.onMove { _, _ in }
          }
          Section("Deletable") {
            ForEach(["date"], id: \.self) { name in Text(name.capitalized).probe(name) }.onDelete { _ in }
          }
          Section("Fixed") { Text("Detail").probe("fixed") }
        }.environment(\.editMode, .constant(.active)).probe("list")
      }
    },
    "ios/tabs/basic": {
      FactScene {
        TabView(selection: .constant(0)) {
          Text("Home content").probe("home").tabItem { Label("Home", systemImage: "house") }.tag(0)
          Text("Search content").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
          Text("Settings content").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
        }.probe("tabs")
      }
    },
  ]
}

@MainActor @Observable private final class Path {
  var path: [Int] = []
}

private struct PushingScreen: View {
  @Bindable var model: Path

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Detail", value: 1).probe("link")
        Text("Row").probe("row")
      }
      .navigationTitle("Settings")
      .navigationDestination(for: Int.self) { _ in
        List { Text("Pushed").probe("pushed") }.navigationTitle("Detail").probe("detail")
      }
      .probe("list")
    }.probe("nav")
  }
}

private struct ScrollingScreen: View {
  let reader: HeldReader

  var body: some View {
    NavigationStack {
      reader.reading {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40).probe("row\(index)").id(index)
            }
          }.probe("content")
        }.navigationTitle("Settings").probe("scroll")
      }
    }.probe("nav")
  }
}

/// The recording host's lines and rows are higher, and decide how many rows show: both are handed in.
private struct ScrollingList: View {
  let reader: HeldReader

  var body: some View {
    NavigationStack {
      reader.reading {
        List {
          ForEach(0..<20) { index in line(32.5, 24.5).probe("row\(index)").id(index) }
        }.environment(\.defaultMinListRowHeight, 56).navigationTitle("Settings").probe("list")
      }
    }.probe("nav")
  }
}

@MainActor @Observable private final class Choice {
  var selection: Int?
}

private struct ChoosingList: View {
  @Bindable var model: Choice

  var body: some View {
    List(selection: $model.selection) {
      Text("First").tag(1).probe("first")
      Text("Second").tag(2).probe("second")
      Text("Third").tag(3).probe("third")
    }.probe("list")
  }
}
