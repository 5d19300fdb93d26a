import Foundation

@_spi(Runtime) @testable import SwiftUICore

/// A fact's view, built here, and what its steps do.
@MainActor struct FactScene {
  let view: AnyView
  let displayScale: CGFloat
  let steps: [String: () -> Void]

  init(displayScale: CGFloat = 2, steps: [String: () -> Void] = [:], @ViewBuilder _ content: () -> some View) {
    view = AnyView(content())
    self.displayScale = displayScale
    self.steps = steps
  }

  typealias Table = [String: @MainActor () -> FactScene]
}
