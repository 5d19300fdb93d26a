import Foundation

extension StackLayout {
  /// Where a child stands in a stack whose origin is zero, guides aligned across.
  private struct Position {
    var main: CGFloat
    var across: CGFloat
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return .zero }
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = first
    for subview in subviews.dropFirst() {
      spacing.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    spacing[start] = first[start]
    spacing[end] = last[end]
    return spacing
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache, _ guide: AlignmentKey
  ) -> CGSize {
    let arrangement = cache.arrangements[arrange(proposal, subviews, &cache, guide)]
    return CGSize(along: axis, arrangement.length, across: arrangement.extent.above + arrangement.extent.below)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache, _ guide: AlignmentKey
  ) {
    let arrangement = cache.arrangements[arrange(proposal, subviews, &cache, guide)]
    for (offset, position) in positions(in: bounds.size, arrangement, subviews, cache, guide).enumerated() {
      let point = CGPoint(along: axis, position.main, across: position.across)
      subviews[subviews.startIndex + offset].place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: arrangement.answers[offset].proposal)
    }
  }

  /// Guides of the children as the stack's own.
  func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache,
    _ alignment: AlignmentKey
  ) -> CGFloat? {
    let arrangement = cache.arrangements[arrange(proposal, subviews, &cache, alignment)]
    var values: [CGFloat] = []
    for (offset, position) in positions(in: bounds.size, arrangement, subviews, cache, alignment).enumerated() {
      let node = subviews[subviews.startIndex + offset].node
      guard let value = node.guide(key, arrangement.answers[offset].proposal) else { continue }
      values.append(value + (key.axis == axis ? position.main : position.across))
    }
    return key.combined(values)
  }

  private func positions(
    in size: CGSize, _ arrangement: Arrangement, _ subviews: LayoutSubviews, _ cache: Cache, _ guide: AlignmentKey
  ) -> [Position] {
    let line = guideLine(in: size, arrangement.extent)
    var main = (size.length(along: axis) - arrangement.length) / 2
    var positions: [Position] = []
    positions.reserveCapacity(arrangement.answers.count)
    for (offset, answer) in arrangement.answers.enumerated() {
      let node = subviews[subviews.startIndex + offset].node
      positions.append(Position(main: main, across: line - value(of: guide, node, answer)))
      main += answer.size.length(along: axis)
      if offset < cache.gaps.count { main += cache.gaps[offset] }
    }
    return positions
  }

  /// Where the guides meet. A stack that was given another size than it chose keeps its content in the middle.
  func guideLine(in size: CGSize, _ extent: Extent) -> CGFloat {
    (size.length(along: axis.other) - extent.above - extent.below) / 2 + extent.above
  }

  func extent(across answers: [Answer], _ subviews: LayoutSubviews, _ guide: AlignmentKey) -> Extent {
    var above = -CGFloat.infinity
    var below = -CGFloat.infinity
    for (offset, answer) in answers.enumerated() {
      let length = answer.size.length(along: axis.other)
      // Asked how large it can be: no guide divides infinity.
      if length == .infinity { return Extent(above: 0, below: .infinity) }
      let value = value(of: guide, subviews[subviews.startIndex + offset].node, answer)
      above = max(above, value)
      below = max(below, length - value)
    }
    return answers.isEmpty ? Extent(above: 0, below: 0) : Extent(above: above, below: below)
  }

  func value(of guide: AlignmentKey, _ node: LayoutNode, _ answer: Answer) -> CGFloat {
    node.guide(guide, answer.proposal)
      ?? guide.id.defaultValue(
        in: ViewDimensions(width: answer.size.width, height: answer.size.height) { node.guide($0, answer.proposal) })
  }
}
