/// The styles that surroundings draw in, by level.
struct ForegroundStyles: SelfComparing {
  let primary: AnyShapeStyle
  var secondary: AnyShapeStyle?
  var tertiary: AnyShapeStyle?
  /// The styles around these: a level that one of these names is a level of those. At most one.
  let outer: [ForegroundStyles]

  func isUnchanged(from old: ForegroundStyles) -> Bool {
    ValueComparison.areEqual(old.primary, primary) && ValueComparison.areEqual(old.secondary, secondary)
      && ValueComparison.areEqual(old.tertiary, tertiary) && outer.count == old.outer.count
      && zip(outer, old.outer).allSatisfy { $0.isUnchanged(from: $1) }
  }

  /// Applies the styles of the surroundings; without any, the colors of the system's labels.
  static func apply(to shape: inout _ShapeStyle_Shape) {
    guard let styles = shape.environment.foregroundStyles else {
      return shape.paint = .color(Color.label(level: shape.level).resolve(in: shape.environment).display)
    }
    let (style, level) = styles.style(atLevel: shape.level)
    let (outer, outerLevel) = (shape.environment, shape.level)
    shape.environment.foregroundStyles = styles.outer.first
    shape.level = level
    style._apply(to: &shape)
    (shape.environment, shape.level) = (outer, outerLevel)
  }

  /// The nearest style that was given, and how many levels below it are still to go.
  private func style(atLevel level: Int) -> (AnyShapeStyle, Int) {
    if level >= 2, let tertiary { return (tertiary, level - 2) }
    if level >= 1, let secondary { return (secondary, level - 1) }
    return (primary, level)
  }
}

private enum ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The first level of the styles to draw in; nil where the surroundings say nothing.
  @_spi(Runtime) public var foregroundStyle: AnyShapeStyle? {
    get { foregroundStyles?.primary }
    set {
      // A change that changes nothing must not add a level.
      if ValueComparison.areEqual(newValue, foregroundStyles?.primary) { return }
      setForegroundStyle(newValue)
    }
  }

  mutating func setForegroundStyle(
    _ primary: AnyShapeStyle?, _ secondary: AnyShapeStyle? = nil, _ tertiary: AnyShapeStyle? = nil
  ) {
    foregroundStyles = primary.map {
      ForegroundStyles(primary: $0, secondary: secondary, tertiary: tertiary, outer: foregroundStyles.map { [$0] } ?? [])
    }
  }

  /// What text, symbols and shapes are drawn with; `style` is what one of them was given itself.
  package func foregroundPaint(_ style: AnyShapeStyle? = nil) -> Paint {
    var shape = _ShapeStyle_Shape(self)
    if let style { style._apply(to: &shape) } else { ForegroundStyles.apply(to: &shape) }
    return shape.paint
  }
}

extension View {
  /// Draws text, symbols and shapes below in a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.setForegroundStyle(AnyShapeStyle(style)) })
  }

  /// Draws text, symbols and shapes below in a style, and those of the second level in another.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_EnvironmentModifier { $0.setForegroundStyle(AnyShapeStyle(primary), AnyShapeStyle(secondary)) })
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.setForegroundStyle(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary))
      })
  }

  /// Draws in a color; nil goes back to that of the system.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_EnvironmentModifier { $0.setForegroundStyle(color.map { AnyShapeStyle($0) }) })
  }
}
