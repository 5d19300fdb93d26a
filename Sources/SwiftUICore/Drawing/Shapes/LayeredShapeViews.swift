/// A shape filled with a style, over another view.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
  }
}

/// A line along a shape, over another view.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public var body: some View {
    _ShapeView(
      shape: StrokedShape(base: shape, style: strokeStyle), style: style, fillStyle: FillStyle(antialiased: isAntialiased)
    ).background(background)
  }
}

/// A line inside a shape, over another view.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public var body: some View {
    _ShapeView(
      shape: StrokedShape(base: shape.inset(by: strokeStyle.lineWidth / 2), sizing: shape, style: strokeStyle),
      style: style, fillStyle: FillStyle(antialiased: isAntialiased)
    ).background(background)
  }
}
