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
    let answers = answers(proposal, subviews, &cache)
    let (above, below) = extent(across: answers, subviews, guide)
    return CGSize(along: axis, length(answers, cache), across: above + below)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache, _ guide: AlignmentKey
  ) {
    let answers = answers(proposal, subviews, &cache)
    for (offset, position) in positions(in: bounds.size, answers, subviews, cache, guide).enumerated() {
      let point = CGPoint(along: axis, position.main, across: position.across)
      subviews[subviews.startIndex + offset].place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: answers[offset].proposal)
    }
  }

  /// Guides of the children as the stack's own.
  func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache,
    _ alignment: AlignmentKey
  ) -> CGFloat? {
    let answers = answers(proposal, subviews, &cache)
    var values: [CGFloat] = []
    for (offset, position) in positions(in: bounds.size, answers, subviews, cache, alignment).enumerated() {
      guard let value = subviews[subviews.startIndex + offset].node.guide(key, answers[offset].proposal) else { continue }
      values.append(value + (key.axis == axis ? position.main : position.across))
    }
    return key.combined(values)
  }

  private func positions(
    in size: CGSize, _ answers: [Answer], _ subviews: LayoutSubviews, _ cache: Cache, _ guide: AlignmentKey
  ) -> [Position] {
    let (above, below) = extent(across: answers, subviews, guide)
    // A stack that was given another size than it chose keeps its content in the middle.
    let start = (size.length(along: axis.other) - above - below) / 2
    var main = (size.length(along: axis) - length(answers, cache)) / 2
    var positions: [Position] = []
    positions.reserveCapacity(answers.count)
    for (offset, answer) in answers.enumerated() {
      let subview = subviews[subviews.startIndex + offset]
      positions.append(Position(main: main, across: start + above - value(of: guide, subview, answer)))
      main += answer.size.length(along: axis)
      if offset < cache.gaps.count { main += cache.gaps[offset] }
    }
    return positions
  }

  /// How far the children reach before and after the line on which their guides meet.
  private func extent(
    across answers: [Answer], _ subviews: LayoutSubviews, _ guide: AlignmentKey
  ) -> (above: CGFloat, below: CGFloat) {
    var above = -CGFloat.infinity
    var below = -CGFloat.infinity
    for (offset, answer) in answers.enumerated() {
      let length = answer.size.length(along: axis.other)
      // Asked how large it can be: no guide divides infinity.
      if length == .infinity { return (0, .infinity) }
      let value = value(of: guide, subviews[subviews.startIndex + offset], answer)
      above = max(above, value)
      below = max(below, length - value)
    }
    return answers.isEmpty ? (0, 0) : (above, below)
  }

  private func value(of guide: AlignmentKey, _ subview: LayoutSubview, _ answer: Answer) -> CGFloat {
    let node = subview.node
    return node.guide(guide, answer.proposal)
      ?? guide.id.defaultValue(
        in: ViewDimensions(width: answer.size.width, height: answer.size.height) { node.guide($0, answer.proposal) })
  }
}
