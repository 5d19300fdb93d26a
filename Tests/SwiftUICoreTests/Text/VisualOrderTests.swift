import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Small letters and digits are themselves; the capitals A to H stand for Hebrew.
@Suite struct VisualOrderTests {
  func display(_ text: String, isRightToLeft: Bool = false) -> String {
    let characters = Array(text)
    let directions = characters.map { character in
      ("A"..."H").contains(character) ? TextDirection.rightToLeft : TextDirection(character)
    }
    return String(VisualOrder(directions[...], isRightToLeft: isRightToLeft).indices.map { characters[$0] })
  }

  @Test(arguments: [
    ("car is CAB BAD in abc", "car is DAB BAC in abc"),
    ("he said ABC 123, bye", "he said 123 CBA, bye"),
    ("ABC", "CBA"), ("a ABC DEF z", "a FED CBA z"), ("abc 12 de", "abc 12 de"), ("", ""),
  ])
  func rightToLeftRunsTurnInsideALine(text: String, displayed: String) {
    #expect(display(text) == displayed)
  }

  @Test(arguments: [("ABC abc DEF", "FED abc CBA"), ("ABC abc 12 DEF", "FED abc 12 CBA"), ("ABC.", ".CBA"), ("A 12 B", "B 12 A")])
  func aRightToLeftLineStartsAtTheRight(text: String, displayed: String) {
    #expect(display(text, isRightToLeft: true) == displayed)
  }

  @Test func hebrewIsPlacedFromTheRightAndTheDotsEndAtTheLeft() {
    let font = DisplayFont(size: 17)

    let whole = TextMetrics.positions(of: "שלום", font: font).positions
    let cut = TextMetrics.lines(of: "שלום עולם", font: font, width: 60, lineLimit: 1)[0]

    #expect(whole == whole.sorted(by: >) && whole.last == 0)
    #expect(cut.text.hasSuffix("…") && cut.positions.last == 0)
  }

  @Test func everyPlaceInALineIsTakenOnce() {
    let font = DisplayFont(size: 17)

    let (positions, width) = TextMetrics.positions(of: "The word שלום means 12 peaces", font: font)

    #expect(Set(positions).count == positions.count)
    #expect(positions.allSatisfy { (0..<width).contains($0) })
  }
}
