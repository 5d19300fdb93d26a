/// The style that the surroundings draw text, symbols and shapes in.
public struct ForegroundStyle: ShapeStyle, Hashable, BitwiseCopyable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { ForegroundStyles.apply(to: &shape) }
}

/// The style behind the content of the surroundings.
public struct BackgroundStyle: ShapeStyle, Hashable, BitwiseCopyable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let level = shape.level
    // A background style that names the background means the one around it.
    if let style = shape.environment.backgroundStyle {
      let environment = shape.environment
      shape.environment.backgroundStyle = nil
      style._apply(to: &shape)
      shape.environment = environment
    } else {
      let color = level == 0 ? Color.systemBackground : level == 1 ? .groupedBackground : .secondaryGroupedBackground
      shape.paint = .color(color.resolve(in: shape.environment).display)
    }
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.environment.tintStyle else { return Color.accentColor._apply(to: &shape) }
    let environment = shape.environment
    shape.environment.tintStyle = nil
    style._apply(to: &shape)
    shape.environment = environment
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What lies behind content whose background names no style; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of what can be operated; nil for the accent color.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that backgrounds below are filled with where they name none.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Colors what can be operated; nil goes back to the accent color.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map { AnyShapeStyle($0) }) }

  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
