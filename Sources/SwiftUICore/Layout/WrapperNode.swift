import Foundation
import TopdownDisplay

/// A node around one other; it answers as its content does until a subclass decides otherwise.
@_spi(Runtime) open class WrapperNode: LayoutNode {
  public final var content: LayoutNode { children[0] }

  /// Puts the node around another one.
  open func setContent(_ node: LayoutNode, _ layout: LayoutPass) { setChildren([node], layout) }

  open override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.measure(proposal) }

  open override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal)
  }

  open override func makeSpacing() -> ViewSpacing { content.spacing }

  open override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    content.guide(key.key, proposal)
  }

  open override func computesGuide(_ key: GuideKey) -> Bool { content.computesGuide(key) }

  open override var layoutPriority: Double { content.layoutPriority }
  open override var zIndex: Double { content.zIndex }
  open override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { content.trait(key) }
  open override var passesTraitsOn: Bool { true }
}
