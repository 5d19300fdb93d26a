/// Keeps one child an id; in a lazy container one row that makes its child on demand.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewElement<ForEach<Data, ID, Content>> {
  /// The second row of one id has a place of its own, so that nothing is lost when ids repeat.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private enum Child {
    case eager(ViewElement<Content>)
    case lazy(LazyRowElement<Content>)

    var element: Element {
      switch self {
      case .eager(let element): element
      case .lazy(let element): element
      }
    }
  }

  private var keys: [Key] = []
  private var children: [Key: Child] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { keys.map { children[$0]!.element } }

  override func rebuild() {
    // The content closures run in here and what they read belongs to this element: it runs them again.
    recording { bringUpToDate() }
  }

  private func bringUpToDate() {
    var newKeys: [Key] = []
    var newChildren: [Key: Child] = [:]
    var occurrences: [ID: Int] = [:]
    newKeys.reserveCapacity(view.data.count)
    newChildren.reserveCapacity(view.data.count)
    for datum in view.data {
      let key = nextKey(view.id(datum), &occurrences)
      newKeys.append(key)
      newChildren[key] = child(for: key, datum)
    }
    let removed = keys.filter { newChildren[$0] == nil }.map { children[$0]!.element }
    let isSameOrder = keys == newKeys
    keys = newKeys
    children = newChildren
    for element in removed { element.unmount() }
    if !isSameOrder { nodesDidChange() }
  }

  private func nextKey(_ id: ID, _ occurrences: inout [ID: Int]) -> Key {
    let occurrence = occurrences[id, default: 0]
    occurrences[id] = occurrence + 1
    return Key(id: id, occurrence: occurrence)
  }

  private func child(for key: Key, _ datum: Data.Element) -> Child {
    let content = view.content
    switch children[key] {
    case .eager(let element)?:
      element.update(to: content(datum))
      return .eager(element)
    case .lazy(let row)?:
      row.update { content(datum) }
      return .lazy(row)
    case nil where inputs.isLazy:
      return .lazy(LazyRowElement(inputs, id: AnyHashable(key.id)) { content(datum) })
    case nil:
      return .eager(makeElement(of: content(datum), inputs))
    }
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    for key in keys {
      let first = nodes.count
      children[key]!.element.collectNodes(into: &nodes)
      for node in nodes[first...] where node.explicitID == nil { node.explicitID = AnyHashable(key.id) }
    }
  }
}
