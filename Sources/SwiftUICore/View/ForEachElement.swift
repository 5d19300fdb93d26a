/// Keeps one child an id.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement<ForEach<Data, ID, Content>> {
  private typealias Key = ForEachKey<ID>

  private var keys: [Key] = []
  private var children: [Key: ViewElement<Content>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { keys.map { children[$0]! } }

  override func rebuild() {
    // The content closures run in here and what they read belongs to this element: it runs them again.
    recording { bringUpToDate() }
  }

  private func bringUpToDate() {
    let newKeys = Key.keys(of: view.data, id: view.id)
    var newChildren: [Key: ViewElement<Content>] = [:]
    newChildren.reserveCapacity(newKeys.count)
    for (key, datum) in zip(newKeys, view.data) { newChildren[key] = child(for: key, datum) }
    let removed = keys.filter { newChildren[$0] == nil }.map { children[$0]! }
    let isSameOrder = keys == newKeys
    keys = newKeys
    children = newChildren
    for element in removed { element.unmount() }
    if !isSameOrder { nodesDidChange() }
  }

  private func child(for key: Key, _ datum: Data.Element) -> ViewElement<Content> {
    guard let element = children[key] else { return makeElement(of: view.content(datum), inputs) }
    element.update(to: view.content(datum))
    return element
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    for key in keys {
      let first = nodes.count
      children[key]!.collectNodes(into: &nodes)
      for node in nodes[first...] where node.explicitID == nil { node.explicitID = AnyHashable(key.id) }
    }
  }
}
