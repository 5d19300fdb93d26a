import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Screens in a Mac's window (`nav/*`, `splitview/*` and `tabview/*` in layout-facts.json).
@MainActor struct MacScreenTests {
  @Test func aStackHugsTheScreenThatShows() {
    let frames = frames(
      VStack(spacing: 0) {
        NavigationStack { Color.red.frame(width: 50, height: 30).navigationTitle("Title") }.probe("stack")
        Color.blue.frame(height: 20).probe("below")
      })

    #expect(frames["stack"]?.size == CGSize(width: 50, height: 30))
    #expect(frames["below"]?.minY == frames["stack"]?.maxY)
  }

  @Test func threeColumnsStandSideBySideHoweverNarrowTheWindow() {
    let frames = frames(
      NavigationSplitView {
        Color.red.probe("sidebar")
      } content: {
        Color.green.probe("content")
      } detail: {
        Color.blue.probe("detail")
      })

    #expect(frames["sidebar"] == CGRect(x: 8, y: 8, width: 140, height: 284))
    #expect(frames["content"] == CGRect(x: 148, y: 0, width: 200, height: 300))
    #expect(frames["detail"] == CGRect(x: 348, y: 0, width: 132, height: 300))
  }

  @Test func aColumnHasTheWidthThatItAsksFor() {
    let frames = frames(
      NavigationSplitView {
        Color.red.probe("sidebar")
      } content: {
        Color.green.navigationSplitViewColumnWidth(ideal: 160).probe("content")
      } detail: {
        Color.blue.probe("detail")
      })

    #expect(frames["content"]?.width == 160)
    #expect(frames["detail"] == CGRect(x: 308, y: 0, width: 172, height: 300))
  }

  @Test func aListInTheSidebarHasTheRowsOfOne() {
    let frames = frames(
      NavigationSplitView {
        List {
          Text("Apple").probe("first")
          Text("Banana").probe("second")
        }
      } detail: {
        List { Text("Cherry").probe("other") }
      })

    #expect(frames["second"]!.minY - frames["first"]!.minY == 32)
    #expect(frames["other"]?.origin == CGPoint(x: 164, y: 14), "one beside it is a list as any other")
  }

  @Test func theTabsStandAboveTheirPages() {
    let frames = frames(
      TabView {
        Color.red.probe("page").tabItem { Text("One") }
        Text("Two").tabItem { Text("Two") }
      })

    #expect(frames["page"] == CGRect(x: 0, y: 24, width: 480, height: 276))
  }

  private func frames(_ view: some View) -> [String: CGRect] {
    Probes(of: view, in: ViewGraph(CGSize(width: 480, height: 300), idiom: .mac)).frames
  }
}
