import Foundation
import Testing

/// Every rule that others recorded or read of Apple's SwiftUI is held by a test, or stands here with what is missing.
///
/// A test holds a rule whose number it names: "(fact 12)". Its source stands in `Fixtures/behaviour-facts.md`.
@Suite struct BehaviourFactTests {
  /// What no test holds yet, by number, and why.
  static let missing: [Int: String] = [
    26: "there is no Bindable yet",
    29: "a quirk that Apple's own tests mark as an issue",
    37: "the rows of a range follow it",
    34: "Self._logChanges does not exist here",
    41: "lazy grids make all of their cells",
    63: "pictures of asset catalogues are not there",
    65: "no test names it yet",
    66: "no test names it yet",
    68: "no test names it yet",
    69: "no test names it yet",
    70: "no test names it yet",
    71: "no test names it yet",
    72: "no test names it yet",
    73: "no test names it yet",
    75: "no test names it yet",
    76: "no test names it yet",
    79: "no test names it yet",
    80: "no test names it yet",
    82: "no test names it yet",
    83: "no test names it yet",
    88: "no test names it yet",
    90: "no test names it yet",
    91: "no test names it yet",
    92: "no test names it yet",
    94: "no test names it yet",
    95: "no test names it yet",
    96: "no test names it yet",
    97: "no test names it yet",
  ]

  @Test("Gap: 28 of 97 recorded rules are held by no test that names them") func everyRuleIsHeldOrListedAsMissing() throws {
    let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let facts = try String(
      contentsOf: tests.appendingPathComponent("SwiftUICoreTests/Fixtures/behaviour-facts.md"), encoding: .utf8)
    let numbers = Set(facts.matches(of: #/(?m)^(\d+)\. /#).compactMap { Int($0.1) })
    let held = try Self.held(in: tests)

    #expect(Self.missing.count == 28, "the name says how many")
    #expect(numbers.subtracting(held).subtracting(Self.missing.keys).sorted() == [])
    #expect(held.intersection(Self.missing.keys).sorted() == [], "what is held is no longer missing")
    #expect(held.union(Self.missing.keys).subtracting(numbers).sorted() == [], "each number stands for a rule")
  }

  private static func held(in tests: URL) throws -> Set<Int> {
    var held: Set<Int> = []
    for folder in ["SwiftUICoreTests", "SwiftUITests", "TopdownStageTests"] {
      let files = FileManager.default.enumerator(at: tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", file.lastPathComponent != "BehaviourFactTests.swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/\(facts? ([0-9, ]+)\)/#) {
          held.formUnion(match.1.split(whereSeparator: { ", ".contains($0) }).compactMap { Int($0) })
        }
      }
    }
    return held
  }
}
