import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay
import TopdownStage

/// What an appearance means for a tree.
@MainActor enum HostScreen {
  static func environment(_ appearance: HostAppearance) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme(appearance)
    values.locale = Locale(identifier: "en_US")
    values.scenePhase = .active
    return values
  }

  static func colorScheme(_ appearance: HostAppearance) -> ColorScheme {
    switch appearance.colorScheme {
    case .light: .light
    case .dark: .dark
    }
  }

  static func size(_ appearance: HostAppearance, _ trait: PreviewTraits.Size) -> CGSize {
    switch trait {
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .device, .thatFits: appearance.size ?? Stage.defaultSize
    }
  }
}

/// A picture of an entry at rest: time is virtual and does not move, so that it is the same each time.
@MainActor enum HostSnapshot {
  static func take(of content: HostCatalogue.Content, _ appearance: HostAppearance) throws -> HostFrame {
    let log = HostLog()
    let stage = Stage(
      content.makeView(log), size: HostScreen.size(appearance, content.size),
      colorScheme: HostScreen.colorScheme(appearance))
    try stage.settle()
    if content.size == .thatFits {
      stage.size = stage.contentSize
      try stage.settle()
    }
    return HostFrame(display: stage.display, semantics: stage.semantics, log: log.lines)
  }
}
