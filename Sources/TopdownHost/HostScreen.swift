import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay
import TopdownScenarios
import TopdownStage

/// What an appearance means for a tree.
@MainActor enum HostScreen {
  static func environment(_ appearance: HostAppearance) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.take(appearance)
    values.scenePhase = .active
    return values
  }

  /// A stage with the content of an entry, settled.
  static func stage(_ content: HostCatalogue.Content, _ appearance: HostAppearance, _ log: any BoundaryLog) -> Stage {
    let stage = Stage(
      content.makeView(log), size: size(appearance, content.size), environment: { $0.take(appearance) })
    if content.size == .thatFits { stage.size = stage.contentSize }
    return stage
  }

  static func size(_ appearance: HostAppearance, _ trait: PreviewTraits.Size) -> CGSize {
    switch trait {
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .device, .thatFits: appearance.size ?? Stage.defaultSize
    }
  }
}

extension Scenario.Step {
  init(_ step: HostStep) {
    self =
      switch step {
      case .tap(let label): .tap(label)
      case .type(let text, let field): .type(text, into: field)
      case .clear(let field): .clear(field)
      case .swipe(let row, let action): .swipe(row, action: action)
      case .refresh: .refresh
      case .scrollTo(let label): .scrollTo(label)
      // `.seconds(0.3)` would be less than that by a hair, and a whole nanosecond less on the clock.
      case .advance(let seconds): .advance(by: .nanoseconds((seconds * 1e9).rounded()))
      }
  }
}
