/// A style that comes to a color, kept so that it can be compared.
struct HashableStyle: Hashable, Sendable {
  private let style: any Hashable & ShapeStyle
  private let color: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = style
    color = { style.resolve(in: $0) }
  }

  func resolve(_ environment: EnvironmentValues) -> Color.Resolved { color(environment) }

  static func == (a: HashableStyle, b: HashableStyle) -> Bool { AnyHashable(a.style) == AnyHashable(b.style) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
