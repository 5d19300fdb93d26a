/// A color or pattern to draw with.
///
/// - Gap: gradients, materials and images are not there yet; every style is one color.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves to no other style")
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
}

extension Color: ShapeStyle {}

extension ShapeStyle {
  /// The one color that this style comes to.
  @_spi(Runtime) public func color(in environment: EnvironmentValues) -> Color.Resolved {
    if let color = self as? Color.Resolved { return color }
    if let style = self as? AnyShapeStyle { return style.resolveColor(environment) }
    return resolve(in: environment).color(in: environment)
  }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let resolveColor: @Sendable (EnvironmentValues) -> Color.Resolved
  /// The style itself, to compare.
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
    resolveColor = { style.color(in: $0) }
  }
}

extension AnyShapeStyle: SelfComparing {
  func isUnchanged(from old: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ new: S) -> Bool { (old.style as? S).map { ValueComparison.areEqual($0, new) } ?? false }
    return compare(style)
  }
}

/// A level of the foreground style around it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  enum Level: Hashable, Sendable { case primary, secondary, tertiary, quaternary }

  let level: Level

  public static let primary = HierarchicalShapeStyle(level: .primary)
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch level {
    case .primary: Color.primary.resolve(in: environment)
    case .secondary: Color.secondary.resolve(in: environment)
    case .tertiary: Color.tertiaryLabel.resolve(in: environment)
    case .quaternary: Color.quaternaryLabel.resolve(in: environment)
    }
  }
}

/// The accent color of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.accentColor.resolve(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension View {
  /// Draws text, symbols and shapes below in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// - Gap: a nil color and the levels of a style are not told apart from the style itself.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}
