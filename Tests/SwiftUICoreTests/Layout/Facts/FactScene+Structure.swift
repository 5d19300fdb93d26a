import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// What differs in which views there are, which stand before which others, and which stand inside of which.
  static func structuralMismatches(_ found: [String: CGRect], _ recorded: [String: [CGFloat]]) -> [String] {
    let missing = Set(recorded.keys).subtracting(found.keys).sorted().map { "\($0) is not there and was recorded" }
    let extra = Set(found.keys).subtracting(recorded.keys).sorted().map { "\($0) is there and was not recorded" }
    let frames = recorded.mapValues { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    let names = frames.keys.filter { found[$0] != nil }.sorted()
    let relations = names.flatMap { first in
      names.flatMap { second in
        first == second ? [] : mismatches(first, second, found[first]!, found[second]!, frames[first]!, frames[second]!)
      }
    }
    return missing + extra + relations
  }

  private static func mismatches(
    _ first: String, _ second: String, _ foundFirst: CGRect, _ foundSecond: CGRect, _ first0: CGRect, _ second0: CGRect
  ) -> [String] {
    // Half a point is what a recording is rounded to.
    let slack: CGFloat = 0.51
    var wrong: [String] = []
    if first0.maxX <= second0.minX + slack, foundFirst.maxX > foundSecond.minX + 2 * slack {
      wrong.append("\(first) does not stand before \(second)" + words(foundFirst, foundSecond))
    }
    if first0.maxY <= second0.minY + slack, foundFirst.maxY > foundSecond.minY + 2 * slack {
      wrong.append("\(first) does not stand above \(second)" + words(foundFirst, foundSecond))
    }
    if holds(first0, second0, slack), !holds(foundFirst, foundSecond, 2 * slack) {
      wrong.append("\(second) does not stand inside of \(first)" + words(foundSecond, foundFirst))
    }
    return wrong
  }

  private static func holds(_ outer: CGRect, _ inner: CGRect, _ slack: CGFloat) -> Bool {
    inner.minX >= outer.minX - slack && inner.maxX <= outer.maxX + slack && inner.minY >= outer.minY - slack
      && inner.maxY <= outer.maxY + slack
  }

  private static func words(_ first: CGRect, _ second: CGRect) -> String { ": \(words(first)), \(words(second))" }
}
