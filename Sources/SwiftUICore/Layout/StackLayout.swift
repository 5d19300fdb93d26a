import Foundation

/// Views in a row or a column: the least flexible is asked first, what remains is shared equally (`layout/hstack-distribution`).
struct StackLayout: Sendable {
  let axis: Axis
  let spacing: CGFloat?

  /// What a child was proposed, and what it chose.
  struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  /// All answers for one proposal, and what follows from them.
  struct Arrangement {
    let proposal: ProposedViewSize
    var answers: [Answer]
    /// The length of all children and the gaps between them.
    let length: CGFloat
    var extent: Extent
  }

  /// How far the children reach before and after the line on which their guides meet.
  struct Extent: Equatable {
    var above: CGFloat
    var below: CGFloat
  }

  struct Cache {
    var arrangements: [Arrangement] = []
    var gaps: [CGFloat] = []
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(gaps: gaps(subviews)) }

  /// The distances between neighbours, in order.
  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count - 1)
    var previous = subviews[subviews.startIndex].spacing
    for subview in subviews.dropFirst() {
      let next = subview.spacing
      gaps.append(previous.distance(to: next, along: axis))
      previous = next
    }
    return gaps
  }

  /// The place in the cache of the arrangement for a proposal.
  func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache, _ guide: AlignmentKey
  ) -> Int {
    if let known = cache.arrangements.firstIndex(where: { $0.proposal == proposal }) { return known }
    let answers = distribute(proposal, subviews, cache)
    let length = answers.reduce(0) { $0 + $1.size.length(along: axis) } + cache.gaps.reduce(0, +)
    if cache.arrangements.count >= AnswerLimit.perStack { cache.arrangements.removeFirst() }
    cache.arrangements.append(
      Arrangement(proposal: proposal, answers: answers, length: length, extent: extent(across: answers, subviews, guide)))
    return cache.arrangements.count - 1
  }

  private func distribute(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache) -> [Answer] {
    let across = proposal.length(along: axis.other)
    guard let available = proposal.length(along: axis) else {
      let ideal = ProposedViewSize(along: axis, nil, across: across)
      return subviews.map { Answer(proposal: ideal, size: $0.sizeThatFits(ideal)) }
    }
    if available == .infinity {
      // How large the stack can be: shares of infinity are no numbers.
      let most = ProposedViewSize(along: axis, .infinity, across: across)
      return subviews.map { Answer(proposal: most, size: $0.sizeThatFits(most)) }
    }
    let ranges = subviews.map { range(of: $0, across: across) }
    var answers = Array(repeating: Answer(proposal: .zero, size: .zero), count: subviews.count)
    var remaining = available - cache.gaps.reduce(0, +)
    var reserved = ranges.reduce(0) { $0 + $1.least }
    for group in byPriority(subviews) {
      reserved -= group.reduce(0) { $0 + ranges[$1].least }
      // Views of a lower priority keep their minimum; the group shares the rest.
      var forGroup = remaining - reserved
      var left = group.count
      for index in group.sorted(by: { (ranges[$0].flexibility, $0) < (ranges[$1].flexibility, $1) }) {
        let share = ProposedViewSize(along: axis, max(0, forGroup / CGFloat(left)), across: across)
        let size = subviews[subviews.startIndex + index].sizeThatFits(share)
        answers[index] = Answer(proposal: share, size: size)
        forGroup -= size.length(along: axis)
        remaining -= size.length(along: axis)
        left -= 1
      }
    }
    return answers
  }

  /// Offsets of the children, those of the highest priority first.
  private func byPriority(_ subviews: LayoutSubviews) -> [[Int]] {
    let groups = Dictionary(grouping: 0..<subviews.count) { subviews[subviews.startIndex + $0].priority }
    return groups.keys.sorted(by: >).map { groups[$0]! }
  }

  private func range(of subview: LayoutSubview, across: CGFloat?) -> (least: CGFloat, flexibility: CGFloat) {
    let least = subview.sizeThatFits(ProposedViewSize(along: axis, 0, across: across)).length(along: axis)
    let most = subview.sizeThatFits(ProposedViewSize(along: axis, .infinity, across: across)).length(along: axis)
    return (least, most - least)
  }
}
