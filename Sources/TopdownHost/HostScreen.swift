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
    values.colorScheme = colorScheme(appearance)
    values.locale = Locale(identifier: appearance.locale)
    values.layoutDirection = layoutDirection(appearance)
    values.dynamicTypeSize = typeSize(appearance)
    values.scenePhase = .active
    change(&values, appearance)
    return values
  }

  /// A stage with the content of an entry, settled.
  static func stage(_ content: HostCatalogue.Content, _ appearance: HostAppearance, _ log: any BoundaryLog) -> Stage {
    let stage = Stage(
      content.makeView(log), size: size(appearance, content.size), colorScheme: colorScheme(appearance),
      locale: Locale(identifier: appearance.locale), layoutDirection: layoutDirection(appearance),
      dynamicTypeSize: typeSize(appearance), environment: { change(&$0, appearance) })
    if content.size == .thatFits { stage.size = stage.contentSize }
    return stage
  }

  static func size(_ appearance: HostAppearance, _ trait: PreviewTraits.Size) -> CGSize {
    switch trait {
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .device, .thatFits: appearance.size ?? Stage.defaultSize
    }
  }

  private static func colorScheme(_ appearance: HostAppearance) -> ColorScheme {
    switch appearance.colorScheme {
    case .light: .light
    case .dark: .dark
    }
  }

  private static func layoutDirection(_ appearance: HostAppearance) -> LayoutDirection {
    switch appearance.layoutDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case nil:
      Locale(identifier: appearance.locale).language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  private static func typeSize(_ appearance: HostAppearance) -> DynamicTypeSize {
    let index = HostAppearance.TypeSize.allCases.firstIndex(of: appearance.typeSize) ?? 3
    return DynamicTypeSize.allCases[index]
  }

  private static func change(_ values: inout EnvironmentValues, _ appearance: HostAppearance) {
    values._colorSchemeContrast = appearance.contrast == .increased ? .increased : .standard
    values.accessibilitySettings.accessibilityReduceMotion = appearance.reducesMotion
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
      case .advance(let seconds): .advance(by: .seconds(seconds))
      }
  }
}
