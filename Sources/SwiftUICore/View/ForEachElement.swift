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
    // What the content closures read is this element's, which runs them again; what the children read is their own.
    let (newKeys, contents) = recording { (Key.keys(of: view.data, id: view.id), view.data.map(view.content)) }
    var newChildren: [Key: ViewElement<Content>] = [:]
    newChildren.reserveCapacity(newKeys.count)
    for (key, content) in zip(newKeys, contents) { newChildren[key] = child(for: key, content) }
    let removed = keys.filter { newChildren[$0] == nil }.map { children[$0]! }
    let isSameOrder = keys == newKeys
    if !isSameOrder, let repeated = newKeys.first(where: { $0.occurrence > 0 }) { warnOfRepeatedID(repeated.id) }
    keys = newKeys
    children = newChildren
    for element in removed { remove(element) }
    guard !isSameOrder else { return }
    inputs.preferences?.orderDidChange()
    nodesDidChange()
  }

  private func child(for key: Key, _ content: Content) -> ViewElement<Content> {
    guard let element = children[key] else {
      let new = makeElement(of: content, inputs)
      didInsert(new)
      return new
    }
    element.update(to: content)
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
