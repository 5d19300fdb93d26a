import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextLinesModifierTests {
  private let long = Text(verbatim: "one two three four five six seven eight nine ten")

  private func lines(_ view: some View, width: CGFloat = 100) -> [TextRun] {
    Screen(view, size: CGSize(width: width, height: 300)).graph.displayList().items.compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  private func height(_ view: some View, width: CGFloat = 100) -> CGFloat {
    Screen(view, size: CGSize(width: width, height: 300)).graph.rootNode.children[0].size.height
  }

  @Test func aRangeOfLinesReservesItsLowerEnd() {
    #expect(height(Text("a").lineLimit(2...4)) == height(Text("a\nb")))
    #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == height(Text("a\nb\nc")))
    #expect(height(Text("a").lineLimit(2...)) == height(Text("a\nb")))
    #expect(lines(long.lineLimit(...2)).count == 2)
    #expect(lines(long.lineLimit(1...3)).count == 3)
    #expect(height(Text("a").lineLimit(1)) == height(Text("a")))
  }

  @Test func aTextIsCutWhereItsModeSays() {
    let tail = lines(long.lineLimit(1).truncationMode(.tail))[0].text
    let head = lines(long.lineLimit(1).truncationMode(.head))[0].text
    let middle = lines(long.lineLimit(1).truncationMode(.middle))[0].text

    #expect(tail.hasPrefix("one") && tail.hasSuffix("…"))
    #expect(head.hasPrefix("…") && head.hasSuffix("ten"))
    #expect(middle.hasPrefix("one") && middle.hasSuffix("ten") && middle.contains("…"))
  }

  @Test func aJoinedTextIsCutToo() {
    let drawn = lines((Text("one two three ").bold() + Text("four five six")).lineLimit(1))

    #expect(drawn.map(\.text).joined().hasSuffix("…"))
    #expect(drawn.last!.font.weight == 700, "what is cut ends in the style that it is cut in")
  }

  @Test func spacingStandsBetweenLinesOnly() {
    #expect(height(Text("a\nb\nc").lineSpacing(5)) == height(Text("a\nb\nc")) + 10)
    #expect(height(Text("a").lineSpacing(5)) == height(Text("a")))
  }

  @Test func aTextShrinksToFitAndNoFurtherThanAllowed() {
    let text = Text("A title that is long")

    let shrunk = lines(text.lineLimit(1).minimumScaleFactor(0.5), width: 120)[0]
    let limited = lines(text.lineLimit(1).minimumScaleFactor(0.9), width: 80)[0]

    #expect(shrunk.text == "A title that is long" && shrunk.font.size < 17 && shrunk.font.size >= 8.5)
    #expect(limited.text.hasSuffix("…") && abs(limited.font.size - 15.3) < 0.01)
    #expect(lines(text.minimumScaleFactor(0.5))[0].font.size == 17, "what has room for more lines stays")
  }

  @Test func tighteningIsKept() {
    var environment = EnvironmentValues()
    environment.allowsTightening = true

    #expect(environment.allowsTightening && environment.minimumScaleFactor == 1 && environment.truncationMode == .tail)
  }
}
