import Foundation

/// Makes the child of an id when the container asks for it, and takes it away when the container lets it go.
///
/// Only the ids of rows that are made are looked at, however many there are; all of them once one of those stands elsewhere.
final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewElement<ForEach<Data, ID, Content>>, LazyRowSource
{
  private let node: LazyRowsNode
  private var seen = SeenIDs<ID>()
  /// By where their data stand.
  private var rows: [Int: LazyRowElement<Content>] = [:]
  private var hasWarned = false

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    node = LazyRowsNode(inputs.graph)
    super.init(view, inputs)
    node.source = self
    bringUpToDate()
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { node.made.map { rows[$0.index]! } }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    // Modifiers around the collection sign up again, innermost first, each time nodes are collected.
    node.removeDecorators()
    nodes.append(node)
  }

  override func rebuild() { bringUpToDate() }

  override func willUnmount() {
    for (index, _) in node.made { forgetNodes(of: rows[index]!) }
  }

  private func bringUpToDate() {
    let order = recording { newOrder() }
    if let order { follow(order) }
    for (index, _) in node.made { rows[index]!.update(content(at: index)) }
  }

  /// How many rows there are, and where those stand now that were made before; nil where each stands where it stood.
  private func newOrder() -> (count: Int, places: [Int: Int])? {
    let count = view.data.count
    if count == node.count, node.made.allSatisfy({ id(at: $0.index) == seen[$0.index] }) { return nil }
    return (count, seen.places(in: view.data.lazy.map(view.id)))
  }

  /// Rows that were made, and lengths that are known, go with their ids.
  private func follow(_ order: (count: Int, places: [Int: Int])) {
    let (count, places) = order
    var extents = KnownExtents(count: count)
    for (old, new) in places {
      if let extent = node.knownExtent(at: old) { extents.set(extent, at: new) }
    }
    let made = node.made.compactMap { row in places[row.index].map { (index: $0, row: row.row) } }.sorted { $0.index < $1.index }
    // In their order: what disappears may tell.
    let removed = node.made.filter { places[$0.index] == nil }.map { rows[$0.index]! }
    rows = Dictionary(uniqueKeysWithValues: rows.compactMap { index, row in places[index].map { ($0, row) } })
    seen.move(to: places)
    hasWarned = false
    for row in removed { forget(row) }
    inputs.preferences?.orderDidChange()
    node.replaceRows(extents: extents, made: made)
  }

  private func datum(at index: Int) -> Data.Element { view.data[view.data.index(view.data.startIndex, offsetBy: index)] }

  private func id(at index: Int) -> ID { view.id(datum(at: index)) }

  private func content(at index: Int) -> () -> Content {
    let datum = datum(at: index)
    let content = view.content
    return { content(datum) }
  }

  // MARK: What the container asks for

  func makeRow(at index: Int) -> LazyRowNode {
    let id = Recorder.record(for: self) { self.id(at: index) }
    warnIfRepeated(id, at: index)
    seen.note(id, at: index)
    let row = LazyRowElement(inputs, id: AnyHashable(id), in: node, content(at: index))
    rows[index] = row
    return row.node
  }

  func releaseRow(at index: Int) {
    if let row = rows.removeValue(forKey: index) { forget(row) }
  }

  func indexOfRow(withID id: AnyHashable) -> Int? {
    guard let id = id as? ID else { return nil }
    return Recorder.withoutRecording {
      if let index = seen.index(of: id), self.id(at: index) == id { return index }
      return view.data.lazy.map(view.id).firstIndex(of: id).map { view.data.distance(from: view.data.startIndex, to: $0) }
    }
  }

  /// What is known of a row that has gone may be out of date.
  private func warnIfRepeated(_ id: ID, at index: Int) {
    guard !hasWarned, let other = seen.index(of: id), other != index, self.id(at: other) == id else { return }
    hasWarned = true
    warnOfRepeatedID(id)
  }

  private func forget(_ row: LazyRowElement<Content>) {
    row.unmount()
    forgetNodes(of: row)
  }

  private func forgetNodes(of row: LazyRowElement<Content>) {
    for decorator in node.decorators { decorator.forget(row.node) }
  }
}
