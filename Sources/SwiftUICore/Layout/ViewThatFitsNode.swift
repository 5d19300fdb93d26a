import Foundation

/// Holds all views ready, and shows the one that fits the proposal it was placed with.
final class ViewThatFitsNode: LayoutNode {
  var axes: Axis.Set = []
  /// Which view of the list each child belongs to.
  var owners: [Int] = []
  /// Told which view of the list shows.
  var choose: (@MainActor (Int?) -> Void)?
  private var shown: LayoutNode?

  override var viewName: String { "ViewThatFits" }
  override var visibleChildren: [LayoutNode] { shown.map { [$0] } ?? [] }

  /// The first child that fits, else the last.
  private func fitting(_ proposal: ProposedViewSize) -> LayoutNode? { children.first { fits($0, proposal) } ?? children.last }

  private func fits(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
    let ideal = child.measure(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height))
    if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { return false }
    if axes.contains(.vertical), let height = proposal.height, ideal.height > height { return false }
    return true
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.measure(proposal) ?? .zero }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let fitting = fitting(proposal)
    shown = fitting
    fitting?.place(at: .zero, proposal)
    let index = fitting.flatMap { $0.indexInParent < owners.count ? owners[$0.indexInParent] : nil }
    let choose = choose
    MainActor.assumeIsolated { choose?(index) }
  }

  // The view that shows for a proposal is not known without one: with as much room as it likes, the first.

  override func makeSpacing() -> ViewSpacing { (shown ?? children.first)?.spacing ?? .zero }

  override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    fitting(proposal)?.guide(key.key, proposal)
  }

  override var layoutPriority: Double { shown?.layoutPriority ?? 0 }
}
