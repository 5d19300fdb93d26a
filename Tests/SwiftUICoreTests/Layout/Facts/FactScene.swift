import Foundation

@_spi(Runtime) @testable import SwiftUICore

/// A fact's view, built here, and what its steps do.
@MainActor struct FactScene {
  let view: AnyView
  let displayScale: CGFloat
  let steps: [String: () -> Void]
  /// Whether the lines have the sizes of the recording host, so that frames count however high those lines were.
  let isExact: Bool
  /// What was recorded of views that were no longer there, by step.
  let stale: [String: Set<String>]

  init(
    isExact: Bool = false, displayScale: CGFloat = 2, steps: [String: () -> Void] = [:], stale: [String: Set<String>] = [:],
    @ViewBuilder _ content: () -> some View
  ) {
    self.isExact = isExact
    self.stale = stale
    view = AnyView(content())
    self.displayScale = displayScale
    self.steps = steps
  }

  typealias Table = [String: @MainActor () -> FactScene]
}
