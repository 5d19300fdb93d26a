import Foundation

@_spi(Runtime) @testable import SwiftUICore

/// A view of a fixed size, as the facts call it.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// Stands for a text of the recording host's default font, whose recorded size it has; lines touch each other there.
@MainActor func line(_ width: CGFloat, _ height: CGFloat = 16) -> LineBox {
  LineBox(size: CGSize(width: width, height: height))
}

/// The same beside other views: it keeps the distances that this font was recorded to have, 8.15 below and 4.74 above.
@MainActor func text(_ width: CGFloat, _ height: CGFloat = 16) -> LineBox {
  LineBox(size: CGSize(width: width, height: height), above: .line(4.74), below: .line(8.15))
}

nonisolated struct LineBox: LeafView {
  let size: CGSize
  var above = ViewSpacing.EdgeKind.none
  var below = ViewSpacing.EdgeKind.none

  @MainActor func makeNode(_ context: NodeContext) -> Node { Node(id: context.nextNodeID()) }

  @MainActor func update(_ node: Node, _ context: NodeContext) -> Bool {
    node.lineSize = size
    node.edges = (above, below)
    return true
  }

  final class Node: LayoutNode {
    var lineSize = CGSize.zero
    var edges = (above: ViewSpacing.EdgeKind.none, below: ViewSpacing.EdgeKind.none)

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lineSize }

    override func makeSpacing() -> ViewSpacing {
      var spacing = ViewSpacing()
      spacing[.top] = edges.above
      spacing[.bottom] = edges.below
      return spacing
    }
  }
}
