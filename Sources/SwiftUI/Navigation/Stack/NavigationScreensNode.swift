import Foundation
@_spi(Runtime) import SwiftUICore

/// The screens of a stack, one above the other: all keep their frames, the last one shows (`nav/steps`, `ios/nav/push`).
final class NavigationScreensNode: LayoutNode {
  override var visibleChildren: [LayoutNode] { children.suffix(1) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == ScreenBackgroundTrait.self ? children.last?.screenBackground as? Key.Value : nil
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for screen in children { screen.place(at: .zero, ProposedViewSize(size)) }
  }
}
