import Foundation
import TopdownDisplay

/// A line of one pixel across the stack around it, of one point on a Mac; horizontal outside of one.
public nonisolated struct Divider: LeafView, Sendable {
  public nonisolated init() {}

  @MainActor package func makeNode(_ context: NodeContext) -> DividerNode { DividerNode(id: context.nextNodeID()) }

  @MainActor package func update(_ node: DividerNode, _ context: NodeContext) -> Bool {
    node.isVertical = context.stackAxis == .horizontal
    let environment = context.environment
    node.thickness = environment.interfaceIdiom == .mac ? 1 : environment.pixelLength
    node.color = Color.separator.resolve(in: environment).display
    return true
  }
}

@_spi(Runtime) public final class DividerNode: LayoutNode {
  var isVertical = false
  var thickness: CGFloat = 0.5
  var color = DisplayColor(red: 0, green: 0, blue: 0)

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let fill = proposal.replacingUnspecifiedDimensions()
    return isVertical ? CGSize(width: thickness, height: fill.height) : CGSize(width: fill.width, height: thickness)
  }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), color))
  }
}
