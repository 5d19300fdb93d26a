import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextFactTests {
  private let long = Text(verbatim: "one two three four five six seven eight nine ten eleven twelve")

  private func probes(_ view: some View) -> [String: CGRect] {
    let graph = ViewGraph(CGSize(width: 300, height: 300))
    graph.mount(view)
    return graph.probes
  }

  private func lines(_ view: some View) -> [String] {
    Screen(view).graph.displayList().items.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  private var pitch: CGFloat { probes(Text("a\nb").probe("two"))["two"]!.height - probes(Text("a").probe("one"))["one"]!.height }

  @Test("reserved lines take room below the last line, whose baseline is the last one (fact 65)") func reservedLines() throws {
    let frames = probes(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a").lineLimit(3, reservesSpace: true).probe("reserved")
        Text("a").lineLimit(2...).probe("atLeast")
        Text("a").probe("single")
      })
    let single = try #require(frames["single"])

    #expect(frames["reserved"]?.minY == single.minY)
    #expect(frames["atLeast"]?.minY == single.minY)
    #expect(frames["reserved"]?.height == single.height + 2 * pitch)
    #expect(frames["atLeast"]?.height == single.height + pitch)
  }

  @Test(
    "a text keeps the whole lines that its height has room for, at least one (fact 66)",
    arguments: [
      (2.5, 2), (2.0, 2), (1.9, 1), (0.2, 1),
    ])
  func tooLittleHeight(pitches: CGFloat, count: Int) {
    let shown = lines(long.frame(width: 100, height: pitches * pitch))

    #expect(shown.count == count)
    #expect(shown.last?.hasSuffix("…") == true)
  }
}
