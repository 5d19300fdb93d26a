import Foundation

/// The views at the top of a screen, or of something presented: several stand one below the other.
package struct ScreenContents {
  private let subviews: LayoutSubviews
  private let stack = VStackLayout()

  package init(_ nodes: [LayoutNode]) {
    subviews = LayoutSubviews(nodes.map { LayoutSubview(node: $0, mirroredWidth: nil) }[...], .leftToRight)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let only, subviews.count == 1 { return only.sizeThatFits(proposal) }
    var cache = stack.makeCache(subviews: subviews)
    return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Offers them `area` and centres what is smaller.
  package func place(in area: CGRect) {
    let offered = ProposedViewSize(area.size)
    if let only, subviews.count == 1 {
      return only.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: offered)
    }
    var cache = stack.makeCache(subviews: subviews)
    let chosen = stack.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
    let bounds = CGRect(
      x: area.midX - chosen.width / 2, y: area.midY - chosen.height / 2, width: chosen.width, height: chosen.height)
    stack.placeSubviews(in: bounds, proposal: offered, subviews: subviews, cache: &cache)
  }

  private var only: LayoutSubview? { subviews.first }
}
