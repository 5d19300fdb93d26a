import Foundation
import TopdownDisplay

/// A view that draws a shape, over which more can be drawn.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the same shape over what this view draws.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the same shape over what this view draws; the width is in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the same shape over what this view draws; the width is in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView, ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor package func makeNode(_ context: NodeContext) -> ShapeNode { ShapeNode(id: context.nextNodeID(), shape) }

  @MainActor package func update(_ node: ShapeNode, _ context: NodeContext) -> Bool {
    node.shape = shape.surrounded(by: context.environment)
    node.paint = style.paint(in: context.environment)
    node.fillStyle = fillStyle
    node.layoutDirection = context.environment.layoutDirection
    return true
  }
}

@_spi(Runtime) public final class ShapeNode: LayoutNode {
  var shape: any Shape
  var paint = Paint.clear
  var fillStyle = FillStyle()
  var layoutDirection = LayoutDirection.leftToRight

  init(id: Int, _ shape: any Shape) {
    self.shape = shape
    super.init(id: id)
  }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public override func isTouched(at point: CGPoint) -> Bool {
    shape.path(in: bounds).contains(point, eoFill: fillStyle.isEOFilled)
  }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: size)
    let path = shape.path(onScreen: frame)
    let isMirrored = shape.layoutDirectionBehavior == .mirrors(in: layoutDirection)
    context.add(isMirrored ? path.mirrored(in: frame) : path, paint, fillStyle, in: frame)
  }
}
