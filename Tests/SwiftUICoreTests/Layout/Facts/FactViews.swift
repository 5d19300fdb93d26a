import Foundation

@_spi(Runtime) @testable import SwiftUICore

/// A view of a fixed size, as the facts call it.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// Stands for a text of the recording host's default font, whose recorded size it has; lines touch each other there.
@MainActor func line(_ width: CGFloat, _ height: CGFloat = 16) -> LineBox {
  LineBox(size: CGSize(width: width, height: height))
}

nonisolated struct LineBox: LeafView {
  let size: CGSize

  @MainActor func makeNode(_ context: NodeContext) -> Node { Node(id: context.nextNodeID()) }

  @MainActor func update(_ node: Node, _ context: NodeContext) -> Bool {
    defer { node.lineSize = size }
    return node.lineSize != size
  }

  final class Node: LayoutNode {
    var lineSize = CGSize.zero

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lineSize }

    override func makeSpacing() -> ViewSpacing {
      var spacing = ViewSpacing()
      spacing[.top] = .none
      spacing[.bottom] = .none
      return spacing
    }
  }
}
