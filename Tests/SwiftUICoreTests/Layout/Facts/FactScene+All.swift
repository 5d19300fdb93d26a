import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let all = [layout, forEach, paint, shapes, effects, swiftOpenUI, choices, changes, paths, grids].reduce(into: Table()) {
    all, table in
    all.merge(table) { _, _ in fatalError("two scenes have one id") }
  }

  /// What is built of views that stand above this module, in the tests of `SwiftUI`.
  nonisolated static let above: Set = [
    "position/safe-area", "section/vstack", "section/hstack", "section/foreach", "section/title",
  ]

  /// What is not built yet, by fact, and the symbol that is missing for it.
  nonisolated static let missing: [String: String] = [
    "ios/layout/basics": "the recording host's inflated distance below a text",
    "ios/text/styles": "the recording host's inflated lines",
  ]
}
