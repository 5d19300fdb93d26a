import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Describes the content as one text.
nonisolated struct LabelBehavior: WrappingModifier {
  typealias Body = Never

  @MainActor func makeNode(_ context: NodeContext) -> LabelNode { LabelNode(id: context.nextNodeID()) }
  @MainActor func update(_ node: LabelNode, _ context: NodeContext) -> Bool { false }
}

final class LabelNode: WrapperNode {
  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(self, at: origin, role: .text, label: builder.spokenLabel(of: inner))
  }
}

/// Room of a fixed width with the icon in its middle; as wide as the icon where there is no width.
nonisolated struct IconSlot: WrappingModifier {
  typealias Body = Never

  let width: CGFloat?

  @MainActor func makeNode(_ context: NodeContext) -> IconSlotNode { IconSlotNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: IconSlotNode, _ context: NodeContext) -> Bool {
    defer { node.width = width }
    return node.width != width
  }
}

final class IconSlotNode: WrapperNode {
  var width: CGFloat?

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.measure(proposal)
    return CGSize(width: width ?? size.width, height: size.height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let icon = content.measure(proposal)
    content.place(at: CGPoint(x: (size.width - icon.width) / 2, y: 0), proposal)
  }
}
