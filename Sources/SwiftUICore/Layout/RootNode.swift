import Foundation
import TopdownDisplay

/// The screen: it proposes its size to the root view and centres what is smaller.
@_spi(Runtime) public final class RootNode: LayoutNode {
  public var screenSize = CGSize.zero
  public var safeAreaInsets = EdgeInsets()

  /// Several views at the top stand one below the other.
  private let stack = VStackLayout()

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { screenSize }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let area = safeArea
    let offered = ProposedViewSize(area.size)
    let subviews = LayoutSubviews(children.map { LayoutSubview(node: $0, mirroredWidth: nil) }[...], .leftToRight)
    if let only = subviews.first, subviews.count == 1 {
      return only.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: offered)
    }
    var cache = stack.makeCache(subviews: subviews)
    let chosen = stack.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
    let bounds = CGRect(
      x: area.midX - chosen.width / 2, y: area.midY - chosen.height / 2, width: chosen.width, height: chosen.height)
    stack.placeSubviews(in: bounds, proposal: offered, subviews: subviews, cache: &cache)
  }

  func placeIfNeeded() { place(at: .zero, ProposedViewSize(screenSize)) }
}
