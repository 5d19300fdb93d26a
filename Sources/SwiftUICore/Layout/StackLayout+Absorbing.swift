import Foundation

/// A row or a column: a layout that can take in one child's change without asking the others.
protocol StackingLayout: Layout {
  var stack: StackLayout { get }
  var guide: AlignmentKey { get }
  func stackCache(_ cache: inout Cache, _ body: (inout StackLayout.Cache) -> Bool) -> Bool
}

extension StackLayout {
  /// Takes in that children have other sizes across the stack. False where the stack's own size, or another child's place, may
  /// follow from it: then everything is asked anew.
  func absorb(_ changes: [ChangedChild], _ guide: AlignmentKey, _ cache: inout Cache) -> Bool {
    guard changes.allSatisfy({ $0.change == .lengths(along: axis.other) }) else { return false }
    for index in cache.arrangements.indices {
      for change in changes where !absorb(change.node, guide, &cache.arrangements[index]) { return false }
    }
    return true
  }

  private func absorb(_ node: LayoutNode, _ guide: AlignmentKey, _ arrangement: inout Arrangement) -> Bool {
    let old = arrangement.answers[node.indexInParent]
    let new = Answer(proposal: old.proposal, size: node.measure(old.proposal))
    guard new.size.length(along: axis) == old.size.length(along: axis) else { return false }
    let (before, after) = (reach(of: node, old, guide), reach(of: node, new, guide))
    let extent = arrangement.extent
    // Who reached furthest may have held the others' place; who reaches further now moves them.
    guard before.above < extent.above || after.above == before.above, after.above <= extent.above else { return false }
    guard before.below < extent.below || after.below == before.below, after.below <= extent.below else { return false }
    arrangement.answers[node.indexInParent] = new
    return true
  }

  private func reach(of node: LayoutNode, _ answer: Answer, _ guide: AlignmentKey) -> Extent {
    let value = value(of: guide, node, answer)
    return Extent(above: value, below: answer.size.length(along: axis.other) - value)
  }

  /// Places absorbed children where they stand along the stack; false where no arrangement is known.
  func place(
    _ changes: [ChangedChild], in size: CGSize, _ proposal: ProposedViewSize, isMirrored: Bool, _ guide: AlignmentKey,
    _ cache: Cache
  ) -> Bool {
    guard let arrangement = cache.arrangements.first(where: { $0.proposal == proposal }) else { return false }
    let line = guideLine(in: size, arrangement.extent)
    for node in changes.map(\.node) {
      let answer = arrangement.answers[node.indexInParent]
      let across = line - value(of: guide, node, answer)
      switch axis {
      case .horizontal:
        node.place(at: CGPoint(x: node.origin.x, y: across), answer.proposal)
      case .vertical:
        let x = isMirrored ? size.width - across - answer.size.width : across
        node.place(at: CGPoint(x: x, y: node.origin.y), answer.proposal)
      }
    }
    return true
  }
}

extension LayoutContainerNode where L: StackingLayout {
  func absorbInStack(_ changes: [ChangedChild]) -> Bool {
    withKnownCache { layout, cache in layout.stackCache(&cache) { layout.stack.absorb(changes, layout.guide, &$0) } }
  }

  func placeInStack(_ changes: [ChangedChild]) -> Bool {
    withKnownCache { layout, cache in
      layout.stackCache(&cache) {
        layout.stack.place(
          changes, in: size, proposal, isMirrored: layoutDirection == .rightToLeft, layout.guide, $0)
      }
    }
  }
}
