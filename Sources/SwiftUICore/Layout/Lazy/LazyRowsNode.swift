import Foundation

/// Makes and takes away the rows of a `LazyRowsNode`.
@MainActor protocol LazyRowSource: AnyObject, Sendable {
  func makeRow(at index: Int) -> LazyRowNode
  func releaseRow(at index: Int)
  func indexOfRow(withID id: AnyHashable) -> Int?
}

/// The rows of a `ForEach` in a container that makes them on demand, however many they are.
///
/// The container walks `made`, measures what is there, and says with `setExtent` how long each row turned out to be.
@_spi(Runtime) public final class LazyRowsNode: LayoutNode {
  private let layout: LayoutPass
  weak var source: (any LazyRowSource)?
  private var signedUp: [DecoratorReference] = []
  /// The rows that exist, by index.
  public private(set) var made: [(index: Int, row: LazyRowNode)] = []
  private var extents = KnownExtents()

  @MainActor init(_ graph: ViewGraph) {
    layout = graph.layout
    super.init(id: graph.nextNodeID())
  }

  public var count: Int { extents.count }

  // MARK: Decorators

  private struct DecoratorReference {
    /// An element above the collection's, which holds this node.
    weak var decorator: (any NodeDecorator)?
  }

  /// The modifiers around the collection, innermost first: each has its say about the nodes of every row.
  package var decorators: [any NodeDecorator] { signedUp.compactMap(\.decorator) }

  package func addDecorator(_ decorator: any NodeDecorator) { signedUp.append(DecoratorReference(decorator: decorator)) }

  func removeDecorators() { signedUp = [] }

  func replaceRows(extents: KnownExtents, made: [(index: Int, row: LazyRowNode)]) {
    self.extents = extents
    self.made = made
    setChildren(made.map(\.row), layout)
    layout.needsLayout(self)
  }

  /// Makes the rows at ascending indices, where they are not there yet.
  ///
  /// - Complexity: O(n + m) for n rows that exist and m that are made.
  public func make(_ indices: some Sequence<Int>) {
    var all: [(index: Int, row: LazyRowNode)] = []
    var old = made[...]
    for index in indices {
      while let next = old.first, next.index <= index { all.append(old.removeFirst()) }
      if all.last?.index == index { continue }
      if let row = makeRow(index) { all.append((index, row)) }
    }
    all += old
    guard all.count > made.count else { return }
    made = all
    setChildren(made.map(\.row), layout)
  }

  private func makeRow(_ index: Int) -> LazyRowNode? {
    let source = source
    nonisolated(unsafe) var row: LazyRowNode?
    MainActor.assumeIsolated { row = source?.makeRow(at: index) }
    return row
  }

  /// Where the datum of that id stands.
  package func index(ofID id: AnyHashable) -> Int? {
    let source = source
    nonisolated(unsafe) let sought = id
    return MainActor.assumeIsolated { source?.indexOfRow(withID: sought) }
  }

  /// Whether the length of any row is known.
  package var knowsAnyExtent: Bool { extents.knownCount > 0 }

  /// Takes away the rows for which `isNeeded` is false.
  public func release(unless isNeeded: (Int) -> Bool) {
    let released = made.filter { !isNeeded($0.index) }.map(\.index)
    if released.isEmpty { return }
    made.removeAll { !isNeeded($0.index) }
    setChildren(made.map(\.row), layout)
    let source = source
    MainActor.assumeIsolated { for index in released { source?.releaseRow(at: index) } }
  }

  // MARK: How long rows are

  public func knownExtent(at index: Int) -> CGFloat? { extents[index] }

  public func setExtent(_ extent: CGFloat, at index: Int) { extents.set(extent, at: index) }

  /// How long a row is that was never measured: as the others are on average.
  public func estimate(orElse standard: CGFloat) -> CGFloat { extents.average.map { max(1, $0) } ?? standard }

  public func extent(of range: Range<Int>, estimate: CGFloat) -> CGFloat { extents.sum(of: range, estimate: estimate) }

  /// The first row of `range` that ends more than `distance` behind the range's start.
  public func firstIndex(endingBeyond distance: CGFloat, in range: Range<Int>, estimate: CGFloat, gap: CGFloat = 0) -> Int {
    extents.firstIndex(endingBeyond: distance, in: range, estimate: estimate, gap: gap)
  }

  // A container that knows nothing of laziness measures this node like any other: then every row is made, one below the other.

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    make(0..<count)
    return LazyRowNode.stackedSize(of: children, proposal)
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    LazyRowNode.placeStacked(children, proposal)
  }
}

/// The nodes of one row of a lazy collection; several stand one below the other.
@_spi(Runtime) public final class LazyRowNode: LayoutNode {
  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.stackedSize(of: children, proposal) }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { Self.placeStacked(children, proposal) }

  fileprivate static func stackedSize(of nodes: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
    nodes.reduce(.zero) { size, node in
      let row = node.measure(ProposedViewSize(width: proposal.width, height: nil))
      return CGSize(width: max(size.width, row.width), height: size.height + row.height)
    }
  }

  fileprivate static func placeStacked(_ nodes: [LayoutNode], _ proposal: ProposedViewSize) {
    var y: CGFloat = 0
    for node in nodes {
      node.place(at: CGPoint(x: 0, y: y), ProposedViewSize(width: proposal.width, height: nil))
      y += node.size.height
    }
  }
}
