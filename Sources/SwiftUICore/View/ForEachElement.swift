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
    // What the content closures read belongs to this element: it runs them again. What the children's own bodies read does not,
    // so they are brought up to date once the recording has ended: observation would hand an inner body's reads on to it.
    let contents = recording { view.data.map(view.content) }
    bringUpToDate(contents)
  }

  private func bringUpToDate(_ contents: [Content]) {
    let newKeys = Key.keys(of: view.data, id: view.id)
    var newChildren: [Key: ViewElement<Content>] = [:]
    newChildren.reserveCapacity(newKeys.count)
    for (key, content) in zip(newKeys, contents) { newChildren[key] = child(for: key, content) }
    let removed = keys.filter { newChildren[$0] == nil }.map { children[$0]! }
    let isSameOrder = keys == newKeys
    keys = newKeys
    children = newChildren
    for element in removed { element.unmount() }
    if !isSameOrder { nodesDidChange() }
  }

  private func child(for key: Key, _ content: Content) -> ViewElement<Content> {
    guard let element = children[key] else { return makeElement(of: content, inputs) }
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
