import Foundation
import TopdownDisplay

/// The screen: it proposes its size to the root view and centres what is smaller.
@_spi(Runtime) public final class RootNode: LayoutNode {
  public var screenSize = CGSize.zero
  public var safeAreaInsets = EdgeInsets()

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { screenSize }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let area = CGRect(
      x: safeAreaInsets.leading, y: safeAreaInsets.top, width: screenSize.width - safeAreaInsets.horizontal,
      height: screenSize.height - safeAreaInsets.vertical)
    for child in children {
      let chosen = child.measure(ProposedViewSize(area.size))
      child.place(
        at: CGPoint(x: area.midX - chosen.width / 2, y: area.midY - chosen.height / 2), ProposedViewSize(area.size))
    }
  }

  func placeIfNeeded() { place(at: .zero, ProposedViewSize(screenSize)) }
}
