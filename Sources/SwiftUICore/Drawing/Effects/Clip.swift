import Foundation
import TopdownDisplay

extension View {
  /// Draws nothing of the view outside of its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Draws nothing of the view outside of a shape in its frame.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape))
  }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

nonisolated struct ClipModifier<S: Shape>: WrappingModifier {
  var shape: S

  @MainActor func makeNode(_ context: NodeContext) -> ClipNode { ClipNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ClipNode, _ context: NodeContext) -> Bool {
    node.shape = shape.surrounded(by: context.environment)
    return false
  }
}

final class ClipNode: WrapperNode {
  var shape: any Shape = Rectangle()

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    // An empty path shows nothing, and so does the outline of one: there is no inside to it.
    guard let outline = shape.path(onScreen: CGRect(origin: origin, size: size)).filledShape else { return }
    context.group(.pushClip(outline)) { super.draw(into: &$0, at: origin) }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    shape.path(in: bounds).contains(point) ? super.hitTest(point) : nil
  }
}
