import Foundation
import TopdownDisplay

extension View {
  /// Fills the view's frame behind it; at the edges of the safe area the fill goes on to the edge of the screen.
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleLayerModifier(style: AnyShapeStyle(style), shape: nil, side: .behind, edges: edges))
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyleLayerModifier(style: AnyShapeStyle(style), shape: shape, side: .behind, edges: [], fillStyle: fillStyle))
  }

  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      StyleLayerModifier(style: AnyShapeStyle(style), shape: shape, side: .behind, edges: [], fillStyle: fillStyle))
  }

  public nonisolated func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame over it.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleLayerModifier(style: AnyShapeStyle(style), shape: nil, side: .inFront, edges: edges))
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyleLayerModifier(style: AnyShapeStyle(style), shape: shape, side: .inFront, edges: [], fillStyle: fillStyle))
  }

  /// Draws a line inside the edges of the view's frame; the width is in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      StyleLayerModifier(
        style: AnyShapeStyle(content),
        shape: StrokedShape(base: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width)),
        side: .inFront, edges: []))
  }
}

nonisolated struct StyleLayerModifier: WrappingModifier {
  let style: AnyShapeStyle
  /// The frame itself where it is nil.
  let shape: (any Shape)?
  let side: LayerSide
  /// The edges at which the fill goes on beyond the safe area.
  let edges: Edge.Set
  var fillStyle = FillStyle()

  @MainActor func makeNode(_ context: NodeContext) -> StyleLayerNode { StyleLayerNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: StyleLayerNode, _ context: NodeContext) -> Bool {
    node.paint = style.paint(in: context.environment)
    node.shape = shape
    node.side = side
    node.edges = edges
    node.fillStyle = fillStyle
    return false
  }
}

final class StyleLayerNode: WrapperNode {
  var paint = Paint.clear
  var shape: (any Shape)?
  var side = LayerSide.behind
  var edges: Edge.Set = []
  var fillStyle = FillStyle()

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if side == .inFront { super.draw(into: &context, at: origin) }
    let frame = CGRect(origin: origin, size: size)
    if let shape {
      context.add(shape.path(onScreen: frame), paint, fillStyle, in: frame)
    } else if !paint.isClear {
      let filled = frame.extended(by: touchingSafeAreaInsets(edges))
      context.add(Path(filled), paint, in: filled)
    }
    if side == .behind { super.draw(into: &context, at: origin) }
  }
}

extension CGRect {
  fileprivate func extended(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal, height: height + insets.vertical)
  }
}
