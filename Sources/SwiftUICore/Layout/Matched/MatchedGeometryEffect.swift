import Foundation

extension View {
  /// Shows the view where, and as large as, the source of the same name stands; the place that it takes is its own (`matched/*`).
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        name: MatchedName(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// Which views are matched with each other.
struct MatchedName: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

nonisolated struct MatchedGeometryModifier: WrappingModifier {
  let name: MatchedName
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func makeNode(_ context: NodeContext) -> MatchedNode {
    MatchedNode(id: context.nextNodeID(), context.graph.layout)
  }

  @MainActor func update(_ node: MatchedNode, _ context: NodeContext) -> Bool {
    node.set(self)
    return true
  }
}

/// Places its content by the source's frame where it follows one.
final class MatchedNode: WrapperNode {
  private unowned let layout: LayoutPass
  private var modifier: MatchedGeometryModifier?
  /// Where the source stands, in this node's coordinates.
  private var sourceFrame: CGRect?

  init(id: Int, _ layout: LayoutPass) {
    self.layout = layout
    super.init(id: id)
  }

  func set(_ new: MatchedGeometryModifier) {
    if let old = modifier, old.isSource { layout.matchedSources.remove(self, for: old.name) }
    if new.isSource { layout.matchedSources.add(self, for: new.name) }
    modifier = new
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    guard let modifier, !modifier.isSource else { return content.place(at: .zero, proposal) }
    layout.watch(self)
    guard let sourceFrame else { return content.place(at: .zero, proposal) }
    let isSized = modifier.properties.contains(.size)
    let inner = isSized ? ProposedViewSize(sourceFrame.size) : proposal
    let chosen = content.measure(inner)
    let target = modifier.properties.contains(.position) ? sourceFrame : CGRect(origin: .zero, size: size)
    let anchor = modifier.anchor
    content.place(
      at: CGPoint(
        x: target.minX + anchor.x * (target.width - chosen.width), y: target.minY + anchor.y * (target.height - chosen.height)),
      inner)
  }
}

extension MatchedNode: FrameWatcher {
  func tellIfMoved() {
    guard isAttached, let modifier, !modifier.isSource else { return layout.unwatch(self) }
    let own = screenFrame
    let found = layout.matchedSources.source(for: modifier.name)?.screenFrame.offsetBy(dx: -own.minX, dy: -own.minY)
    if found == sourceFrame { return }
    sourceFrame = found
    layout.needsPlacement(self)
  }
}

/// The views that others may follow, by name.
struct MatchedSources {
  private struct Entry {
    weak var node: MatchedNode?
  }

  private var entries: [MatchedName: [Entry]] = [:]

  mutating func add(_ node: MatchedNode, for name: MatchedName) {
    entries[name, default: []].removeAll { $0.node == nil }
    entries[name]?.append(Entry(node: node))
  }

  mutating func remove(_ node: MatchedNode, for name: MatchedName) {
    entries[name]?.removeAll { $0.node == nil || $0.node === node }
  }

  /// The latest that stands on the screen: of several it is not documented which one holds.
  func source(for name: MatchedName) -> MatchedNode? {
    entries[name]?.last { $0.node?.isAttached ?? false }?.node
  }
}
