import Foundation
import Testing

@testable import TopdownProperties

@Suite struct ValueTextTests {
  @Test func valuesReadAsTheyAreWritten() {
    #expect(ValueText.describe(7) == "7")
    #expect(ValueText.describe("a \"quote\"\n") == #""a \"quote\"\n""#)
    #expect(ValueText.describe([1, 2]) == "[1, 2]")
    #expect(ValueText.describe(["a": 1, "B": 2]) == #"["B": 2, "a": 1]"#)
    #expect(ValueText.describe([String: Int]()) == "[:]")
    #expect(ValueText.describe(Set([3, 1, 2])) == "[1, 2, 3]")
    #expect(ValueText.describe((1, label: Character("x"))) == #"(1, label: "x")"#)
    #expect(ValueText.describe(Int?.none as Any) == "nil")
    #expect(ValueText.describe([Int?](arrayLiteral: 1, nil)) == "[1, nil]")
    #expect(
      ValueText.describe(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!) == "00000000-0000-0000-0000-000000000001")
  }

  @Test func whatCantBeSeenInATextIsEscaped() {
    #expect(ValueText.describe("a\u{202e}b\u{2028}\0\r\n\u{a0}") == #""a\u{202e}b\u{2028}\u{0}\r\n\u{a0}""#)
    #expect(ValueText.describe("👨‍👩‍👧‍👦 e\u{301} ש") == "\"👨‍👩‍👧‍👦 e\u{301} ש\"")
  }

  @Test func typesReadWithoutTheirModule() {
    #expect(ValueText.describe(Dish(name: "x", side: .fries(2))) == #"Dish(name: "x", side: .fries(2))"#)
    #expect(ValueText.describe(Side.none) == ".none")
    #expect(ValueText.describe(Side.sauce(name: "hot", spoons: 1)) == #".sauce(name: "hot", spoons: 1)"#)
  }

  @Test func aTextOfItsOwnWins() {
    #expect(ValueText.describe(Named()) == "its name")
  }

  @Test func aLongTextIsCut() {
    #expect(ValueText.describe(String(repeating: "a", count: 30), limit: 10) == "\"aaaaaaaaa… (32 characters in all)")
  }
}

private struct Dish {
  let name: String
  let side: Side
}

private enum Side {
  case none
  case fries(Int)
  case sauce(name: String, spoons: Int)
}

private struct Named: CustomStringConvertible {
  let description = "its name"
}
