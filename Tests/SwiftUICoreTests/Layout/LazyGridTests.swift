import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct LazyGridTests {
  private func frames(of view: some View, in size: CGSize) -> [String: CGRect] {
    let graph = ViewGraph(size)
    graph.mount(view)
    return graph.probes
  }

  private func lengths(_ items: [GridItem], in length: CGFloat?) -> [CGFloat] {
    LazyGridTracks(items, in: length).tracks.map(\.length)
  }

  @Test("tracks are as long as recorded: lazy/grids")
  func tracks() {
    #expect(
      lengths([GridItem(.fixed(60)), GridItem(), GridItem(.flexible(minimum: 20, maximum: 80))], in: 280) == [60, 102, 80])
    #expect(lengths([GridItem(.adaptive(minimum: 50), spacing: 10)], in: 240) == [52.5, 52.5, 52.5, 52.5])
  }

  @Test func aTrackIsNeverShorterThanItsMinimum() {
    #expect(lengths([GridItem(), GridItem(.flexible(minimum: 70))], in: 100) == [46, 70])
    #expect(lengths([GridItem(.adaptive(minimum: 50))], in: 20) == [50])
    #expect(lengths([GridItem(), GridItem(.fixed(5))], in: nil) == [10, 5])
  }

  @Test("cells stand in their tracks as recorded: lazy/grid-alignment")
  func alignment() {
    let items = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing),
    ]

    let frames = frames(
      of: LazyVGrid(columns: items, alignment: .trailing, spacing: 4) {
        box(20, 20).probe("t0")
        box(20, 40).probe("t1")
        box(20, 20).probe("t2")
        box(20, 20).probe("t3")
      }.probe("grid"), in: CGSize(width: 240, height: 64))

    #expect(frames["grid"] == CGRect(x: 0, y: 0, width: 240, height: 64))
    #expect(frames["t0"]?.origin == CGPoint(x: 44, y: 10))
    #expect(frames["t1"]?.origin == CGPoint(x: 152, y: 0))
    #expect(frames["t2"]?.origin == CGPoint(x: 220, y: 20))
    #expect(frames["t3"]?.origin == CGPoint(x: 44, y: 44))
  }

  @Test("a horizontal grid fills columns from above, as recorded: lazy/grids")
  func horizontal() {
    let frames = frames(
      of: LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5) { index in Color.red.frame(width: 40).probe("h\(index)") }
      }.probe("grid"), in: CGSize(width: 132, height: 70))

    #expect(frames["grid"]?.size == CGSize(width: 132, height: 70))
    #expect(frames["h0"] == CGRect(x: 0, y: 1, width: 40, height: 30))
    #expect(frames["h1"] == CGRect(x: 0, y: 39, width: 40, height: 30))
    #expect(frames["h4"] == CGRect(x: 92, y: 1, width: 40, height: 30))
  }
}
