import Foundation

/// A place in a lazy container: its content exists between `materialize` and `release`.
@_spi(Runtime) public final class LazyRowNode: LayoutNode {
  var materializeContent: (@MainActor () -> Void)?
  var releaseContent: (@MainActor () -> Void)?
  public private(set) var isMaterialized = false

  public override var lazyRow: LazyRowNode? { self }

  public func materialize() {
    guard !isMaterialized else { return }
    isMaterialized = true
    let materializeContent = materializeContent
    MainActor.assumeIsolated { materializeContent?() }
  }

  public func release() {
    guard isMaterialized else { return }
    isMaterialized = false
    let releaseContent = releaseContent
    MainActor.assumeIsolated { releaseContent?() }
  }

  // One view a datum is the rule; several stand one below the other.

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if children.count == 1 { return children[0].measure(proposal) }
    let rowProposal = ProposedViewSize(width: proposal.width, height: nil)
    return children.reduce(.zero) { size, child in
      let row = child.measure(rowProposal)
      return CGSize(width: max(size.width, row.width), height: size.height + row.height)
    }
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    if children.count == 1 { return children[0].place(at: .zero, proposal) }
    let rowProposal = ProposedViewSize(width: proposal.width, height: nil)
    var y: CGFloat = 0
    for child in children {
      child.place(at: CGPoint(x: 0, y: y), rowProposal)
      y += child.size.height
    }
  }

  public override func makeSpacing() -> ViewSpacing { children.first?.spacing ?? .zero }

  public override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    children.count == 1 ? children[0].guide(key.key, proposal) : nil
  }

  public override var passesTraitsOn: Bool { true }
  public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }
  public override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { children.first?.trait(key) }
}
