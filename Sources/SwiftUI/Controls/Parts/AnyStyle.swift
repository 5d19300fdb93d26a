@_spi(Runtime) import SwiftUICore

/// A style whose type is not told, for controls that hand it a configuration.
nonisolated struct AnyStyle<Configuration>: Equatable {
  private let style: Any
  private let isStandard: Bool
  private let isSame: (Any) -> Bool
  private let make: @MainActor (Any, Configuration) -> AnyView

  init<S, Content: View>(_ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Content) {
    self.style = style
    isStandard = style is any BuiltInStyle
    isSame = { ($0 as? S).map { ValueComparison.areEqual(style, $0) } ?? false }
    make = { style, configuration in
      guard let style = style as? S else { return AnyView(EmptyView()) }
      return AnyView(StyledView(style: style, configuration: configuration, makeContent: makeBody))
    }
  }

  static func == (a: AnyStyle, b: AnyStyle) -> Bool { a.isSame(b.style) }

  /// What the style makes of `configuration`.
  ///
  /// A style that builds on the control itself, as in `Toggle(configuration)`, gets the standard look, and not itself again.
  @MainActor func makeBody(
    _ configuration: Configuration, below key: WritableKeyPath<EnvironmentValues, AnyStyle> & Sendable
  ) -> AnyView {
    let view = make(style, configuration)
    return isStandard ? view : AnyView(view.environment(key, EnvironmentValues()[keyPath: key]))
  }
}

/// A style that makes no control of its own kind.
protocol BuiltInStyle {}
