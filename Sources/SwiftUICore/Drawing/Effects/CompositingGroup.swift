import Foundation
import TopdownDisplay

/// How the colors of a drawing group are counted.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Draws the view by itself before effects around it are applied.
  public nonisolated func compositingGroup() -> some View { modifier(GroupModifier()) }

  /// Draws the view by itself, as one picture.
  ///
  /// - Gap: colors are blended as sRGB in each mode.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(GroupModifier())
  }

  /// Moves and resizes the view as one.
  ///
  /// - Gap: while it moves, views inside move by themselves.
  public nonisolated func geometryGroup() -> some View { self }
}

nonisolated struct GroupModifier: WrappingModifier {
  @MainActor func makeNode(_ context: NodeContext) -> GroupNode { GroupNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: GroupNode, _ context: NodeContext) -> Bool { false }
}

final class GroupNode: WrapperNode {
  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    context.group(.pushOpacity(1)) { super.draw(into: &$0, at: origin) }
  }
}
