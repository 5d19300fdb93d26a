import Foundation
import TopdownDisplay

extension View {
  /// Turns what the view shows around `anchor`, and not the place it takes (`transform/basic`).
  ///
  /// - Gap: a `GeometryReader` inside does not see that it is turned, moved or scaled.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(matrix: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor))
  }

  /// Scales what the view shows from `anchor`, and not the place it takes.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(matrix: CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor))
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Transforms what the view shows, counted from its top left corner, and not the place it takes.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier(matrix: transform, anchor: .zero))
  }

  /// Draws the view as in a mirror where the layout reads from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlipModifier(isEnabled: enabled))
  }
}

nonisolated struct TransformModifier: WrappingModifier {
  var matrix: CGAffineTransform
  var anchor: UnitPoint

  @MainActor func makeNode(_ context: NodeContext) -> TransformNode { TransformNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: TransformNode, _ context: NodeContext) -> Bool {
    node.matrix = matrix
    node.anchor = anchor
    return false
  }
}

nonisolated struct RightToLeftFlipModifier: WrappingModifier {
  let isEnabled: Bool

  @MainActor func makeNode(_ context: NodeContext) -> TransformNode { TransformNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: TransformNode, _ context: NodeContext) -> Bool {
    let isFlipped = isEnabled && context.environment.layoutDirection == .rightToLeft
    node.matrix = isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    return false
  }
}

/// Draws its content through a matrix.
final class TransformNode: WrapperNode {
  var matrix: CGAffineTransform {
    get { matrixBySize(size) }
    set { matrixBySize = { _ in newValue } }
  }
  var matrixBySize: (CGSize) -> CGAffineTransform = { _ in .identity }
  var anchor = UnitPoint.center

  /// The matrix around the anchor of a frame at `origin`, in the coordinates of the screen.
  private func onScreen(_ origin: CGPoint) -> CGAffineTransform {
    matrix.around(anchor, of: CGRect(origin: origin, size: size))
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if matrix.isIdentity { return super.draw(into: &context, at: origin) }
    // What is scaled to a line or a point covers nothing.
    guard matrix.isInvertible else { return }
    context.group(.pushTransform(onScreen(origin).display)) { super.draw(into: &$0, at: origin) }
  }

  override func convert(_ point: CGPoint, to child: LayoutNode) -> CGPoint {
    guard !matrix.isIdentity, matrix.isInvertible else { return super.convert(point, to: child) }
    return super.convert(point.applying(onScreen(.zero).inverted()), to: child)
  }

  override func convert(_ point: CGPoint, from child: LayoutNode) -> CGPoint {
    super.convert(point, from: child).applying(onScreen(.zero))
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { matrix.isInvertible ? super.hitTest(point) : nil }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    if matrix.isIdentity { return super.describe(into: &builder, at: origin) }
    let transform = onScreen(origin)
    builder.nodes += builder.collect { super.describe(into: &$0, at: origin) }.map {
      $0.mappingFrames { $0.applying(transform) }
    }
  }
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }

  var display: DisplayTransform { DisplayTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension SemanticsNode {
  /// The same node and all inside, each in the smallest frame around what is shown of it.
  func mappingFrames(_ map: (CGRect) -> CGRect) -> SemanticsNode {
    var copy = self
    copy.frame = map(frame)
    copy.children = children.map { $0.mappingFrames(map) }
    return copy
  }
}
