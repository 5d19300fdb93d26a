import Foundation
import TopdownDisplay

extension View {
  /// Draws the view more or less transparent; at 0 it keeps its place and can't be used.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Keeps the view's place and shows nothing of it.
  public nonisolated func hidden() -> some View { modifier(OpacityModifier(opacity: 0)) }
}

nonisolated struct OpacityModifier: WrappingModifier {
  var opacity: Double

  @MainActor func makeNode(_ context: NodeContext) -> OpacityNode { OpacityNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: OpacityNode, _ context: NodeContext) -> Bool {
    node.opacity = min(1, max(0, opacity))
    return false
  }
}

final class OpacityNode: WrapperNode {
  var opacity = 1.0

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    switch opacity {
    case 0: break
    case 1: super.draw(into: &context, at: origin)
    default: context.group(.pushOpacity(opacity)) { super.draw(into: &$0, at: origin) }
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { opacity > 0 ? super.hitTest(point) : nil }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    if opacity > 0 { return super.describe(into: &builder, at: origin) }
    builder.nodes += builder.collect { super.describe(into: &$0, at: origin) }.map(\.madeInvisible)
  }
}

extension SemanticsNode {
  /// The same node, there but not shown, with all that is inside.
  fileprivate var madeInvisible: SemanticsNode {
    var copy = self
    copy.isVisible = false
    copy.children = children.map(\.madeInvisible)
    return copy
  }
}
