import Foundation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  static let all = [
    layout, forEach, paint, shapes, effects, swiftOpenUI, choices, changes, paths, grids, matched, texts, images,
  ].reduce(into: Table()) { all, table in
    all.merge(table) { _, _ in fatalError("two scenes have one id") }
  }
}
