import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Where lists of a Mac put things, from `intrinsic-sizes.tsv` and `list/*` in layout-facts.json.
@MainActor struct MacListTests {
  @Test(arguments: [
    (ListLook.inset, CGPoint(x: 16, y: 14)), (.plain, CGPoint(x: 8, y: 4)), (.bordered, CGPoint(x: 7, y: 5)),
    (.sidebar, CGPoint(x: 16, y: 18)),
  ])
  func aTextStandsAsFarFromTheEdgesAsItsStyleSays(look: ListLook, place: CGPoint) {
    let frames = frames(
      List {
        Text("Apple").probe("first")
        Text("Banana").probe("second")
      }.environment(\.listLook, look))

    #expect(frames["first"]?.origin == place)
    #expect(frames["second"]!.minY - frames["first"]!.minY == (look == .sidebar ? 32 : 24))
  }

  @Test func aRowIs8HigherThanWhatItHolds() {
    let frames = frames(
      List {
        Color.red.frame(height: 100).probe("tall")
        Text("Apple").probe("text")
      })

    #expect(frames["text"]!.minY - frames["tall"]!.maxY == 8)
  }

  @Test func aBorderedListIsBuiltByItsStyle() {
    let frames = frames(List { Text("Apple").probe("text") }.listStyle(.bordered))

    #expect(frames["text"]?.origin == CGPoint(x: 7, y: 5))
  }

  @Test func theLeastHeightOfRowsCanBeSet() {
    let frames = frames(
      List {
        Text("Apple").probe("first")
        Text("Banana").probe("second")
      }.environment(\.defaultMinListRowHeight, 40))

    #expect(frames["second"]!.minY - frames["first"]!.minY == 40)
  }

  @Test func theHeaderOfTheSectionAtTheTopStaysThereUntilTheNextPushesIt() throws {
    let graph = mount(
      List {
        ForEach(0..<2) { section in
          Section {
            ForEach(0..<20) { Text("Row \($0)") }
          } header: {
            Text("Header \(section)").probe("header \(section)")
          }
        }
      })
    let list = try #require(graph.semantics().all.first { $0.role == .list })

    _ = graph.perform(.scroll, on: list.id, argument: "0,100")
    graph.update()
    #expect(graph.probes["header 0"]?.midY == 14)

    // The next one comes 528 points after the first.
    _ = graph.perform(.scroll, on: list.id, argument: "0,420")
    graph.update()
    #expect(graph.probes["header 1"]!.minY - graph.probes["header 0"]!.minY == 28)
  }

  private func mount(_ view: some View) -> ViewGraph {
    let graph = ViewGraph(CGSize(width: 320, height: 300), idiom: .mac)
    graph.mount(view)
    return graph
  }

  private func frames(_ view: some View) -> [String: CGRect] { mount(view).probes }
}
