import Foundation
import TopdownDisplay

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
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
    node.shape = shape
    node.color = style.color(in: context.environment).display
    node.fillStyle = fillStyle
    node.layoutDirection = context.environment.layoutDirection
    return true
  }
}

@_spi(Runtime) public final class ShapeNode: LayoutNode {
  var shape: any Shape
  var color = DisplayColor(red: 0, green: 0, blue: 0)

  var fillStyle = FillStyle()
  var layoutDirection = LayoutDirection.leftToRight

  init(id: Int, _ shape: any Shape) {
    self.shape = shape
    super.init(id: id)
  }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public override func isTouched(at point: CGPoint) -> Bool { shape.path(in: bounds).contains(point, eoFill: fillStyle.isEOFilled) }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: size)
    let path = shape.path(onScreen: frame)
    let isMirrored = shape.layoutDirectionBehavior == .mirrors(in: layoutDirection)
    context.add(isMirrored ? path.mirrored(in: frame) : path, color, fillStyle)
  }
}
