import Foundation

/// A lazy stack: one cell a line, as broad as is proposed (`lazy/stacks`).
final class LazyStackNode: LazyNode {
  /// Along the axis; 8 where the stack says nothing.
  var gap: CGFloat?
  /// How cells stand across.
  var alignment = Alignment.center

  private static let standardSpacing: CGFloat = 8

  override func tracks(across: CGFloat?) -> LazyArrangement.Tracks {
    let proposal = ProposedViewSize(along: axis, nil, across: across)
    return LazyArrangement.Tracks(proposals: [proposal], whole: proposal, axis: axis, gap: gap ?? Self.standardSpacing)
  }

  override func offset(of cell: LazyArrangement.Cell, across breadth: CGFloat) -> CGPoint {
    let origin = alignment.origin(
      of: cell.node.dimensions(cell.proposal), in: ViewDimensions(CGSize(along: axis, cell.length, across: breadth)))
    return CGPoint(along: axis, 0, across: axis == .horizontal ? origin.y : origin.x)
  }
}
