import Foundation

/// Makes the child of an id when the container asks for it, and takes it away when the container lets it go.
final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewElement<ForEach<Data, ID, Content>>, LazyRowSource
{
  private typealias Key = ForEachKey<ID>

  private let node: LazyRowsNode
  private var data: Data
  private var keys: [Key] = []
  private var rows: [Key: LazyRowElement<Content>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    node = LazyRowsNode(inputs.graph)
    data = view.data
    super.init(view, inputs)
    node.source = self
    bringUpToDate()
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { node.made.map { rows[keys[$0.index]]! } }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    // Modifiers around the collection sign up again, innermost first, each time nodes are collected.
    node.removeDecorators()
    nodes.append(node)
  }

  override func rebuild() { bringUpToDate() }

  override func willUnmount() {
    for (index, _) in node.made { forgetNodes(of: rows[keys[index]]!) }
  }

  private func bringUpToDate() {
    data = view.data(after: data, in: self)
    let newKeys = recording { Key.keys(of: data, id: view.id) }
    if newKeys != keys {
      warnOfRepeatedIDs(in: newKeys)
      follow(newKeys)
    }
    for (index, _) in node.made { rows[keys[index]]!.update(content(at: index)) }
  }

  /// Rows that were made, and heights that are known, go with their ids.
  private func follow(_ newKeys: [Key]) {
    var extents: [Key: CGFloat] = [:]
    for (index, key) in keys.enumerated() {
      if let extent = node.knownExtent(at: index) { extents[key] = extent }
    }
    let isUntouched = extents.isEmpty && rows.isEmpty
    var made: [(index: Int, row: LazyRowNode)] = []
    if !isUntouched {
      for (index, key) in newKeys.enumerated() {
        if let row = rows[key] { made.append((index, row.node)) }
      }
    }
    let newExtents = newKeys.map { extents[$0] }
    let staying = Set(made.map { ObjectIdentifier($0.row) })
    // In their order: what disappears may tell.
    let removed = keys.filter { key in rows[key].map { !staying.contains(ObjectIdentifier($0.node)) } ?? false }
    keys = newKeys
    for key in removed { rows.removeValue(forKey: key).map(forget) }
    inputs.preferences?.orderDidChange()
    node.replaceRows(extents: newExtents, made: made)
  }

  private func content(at index: Int) -> () -> Content {
    let datum = data[data.index(data.startIndex, offsetBy: index)]
    let content = view.content
    return { content(datum) }
  }

  // MARK: What the container asks for

  func makeRow(at index: Int) -> LazyRowNode {
    let row = LazyRowElement(inputs, id: AnyHashable(keys[index].id), in: node, content(at: index))
    rows[keys[index]] = row
    return row.node
  }

  func releaseRow(at index: Int) {
    if let row = rows.removeValue(forKey: keys[index]) { forget(row) }
  }

  func indexOfRow(withID id: AnyHashable) -> Int? {
    guard let id = id as? ID else { return nil }
    return keys.firstIndex { $0.id == id }
  }

  private func forget(_ row: LazyRowElement<Content>) {
    row.unmount()
    forgetNodes(of: row)
  }

  private func forgetNodes(of row: LazyRowElement<Content>) {
    for decorator in node.decorators { decorator.forget(row.node) }
  }
}
