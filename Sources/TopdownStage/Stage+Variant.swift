import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

extension Stage {
  /// A stage that shows a view as a variant says, such as `dark,ar,xxl`.
  ///
  /// - Parameters:
  ///   - size: the screen in points, where the variant does not say.
  ///   - environment: changes to the values at the root, such as a service of the data coupling layer.
  public convenience init<Root: View>(
    _ view: @autoclosure () -> Root, variant: Variant, size: CGSize = Stage.defaultSize,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(
      view(), size: variant.appearance.size ?? size,
      environment: { values in
        values.take(variant.appearance)
        environment(&values)
      })
  }

  /// A way to look at a screen, by words.
  public typealias Variant = TopdownDisplay.Variant
}

extension EnvironmentValues {
  /// What an appearance means for views, except for the screen's size.
  package mutating func take(_ appearance: HostAppearance) {
    colorScheme = appearance.colorScheme == .dark ? .dark : .light
    locale = Locale(identifier: appearance.locale)
    layoutDirection = Self.direction(appearance)
    let index = HostAppearance.TypeSize.allCases.firstIndex(of: appearance.typeSize) ?? 3
    dynamicTypeSize = DynamicTypeSize.allCases[index]
    _colorSchemeContrast = appearance.contrast == .increased ? .increased : .standard
    accessibilitySettings.accessibilityReduceMotion = appearance.reducesMotion
  }

  private static func direction(_ appearance: HostAppearance) -> LayoutDirection {
    switch appearance.layoutDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case nil:
      Locale(identifier: appearance.locale).language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
