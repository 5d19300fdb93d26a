import Foundation
@_spi(Runtime) import SwiftUICore

/// The screens of a stack, one above the other: all keep their frames, the last one shows (`nav/steps`, `ios/nav/push`).
final class NavigationScreensNode: LayoutNode {
  /// Whether the stack is as large as its screen, as in a Mac's window (`nav/sizing`), and not as its room.
  var hugsScreen = false

  override var visibleChildren: [LayoutNode] { children.suffix(1) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == ScreenBackgroundTrait.self ? children.last?.trait(key) : nil
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard hugsScreen, let screen = children.last else { return super.sizeThatFits(proposal) }
    return screen.measure(proposal)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let offered = hugsScreen ? proposal : ProposedViewSize(size)
    for screen in children { screen.place(inMiddleOf: CGRect(origin: .zero, size: size), offered) }
  }
}

extension LayoutNode {
  /// Places the node in the middle of a rectangle in its parent's coordinates.
  func place(inMiddleOf room: CGRect, _ proposal: ProposedViewSize) {
    let size = measure(proposal)
    place(at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2), proposal)
  }
}
