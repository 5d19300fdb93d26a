import Foundation

@_spi(Runtime) @testable import SwiftUICore

/// How often the layout asked.
@MainActor final class Counts {
  nonisolated(unsafe) var measured = 0
  nonisolated(unsafe) var placed = 0
}

extension View {
  /// Counts how often the view is measured and places its content.
  nonisolated func counted(_ counts: Counts) -> some View { modifier(Counted(counts: counts)) }
}

nonisolated struct Counted: WrappingModifier {
  let counts: Counts

  @MainActor func makeNode(_ context: NodeContext) -> Node { Node(id: context.nextNodeID(), counts) }
  @MainActor func update(_ node: Node, _ context: NodeContext) -> Bool { false }

  final class Node: WrapperNode {
    private let counts: Counts

    init(id: Int, _ counts: Counts) {
      self.counts = counts
      super.init(id: id)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      counts.measured += 1
      return super.sizeThatFits(proposal)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
      counts.placed += 1
      super.placeChildren(in: size, proposal)
    }
  }
}
