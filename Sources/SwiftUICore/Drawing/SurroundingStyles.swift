/// The style that the surroundings draw text, symbols and shapes in.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolve(in: environment)
  }
}

/// The style behind the content of the surroundings.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.systemBackground.resolve(in: environment) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
