/// Several views side by side.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  /// Knows the types inside `T`, which a tuple of unknown length does not tell.
  private let make: @MainActor (T, () -> _ViewInputs) -> [Element]
  private let update: @MainActor (T, [Element]) -> Void

  public nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    make = { value, nextInputs in
      var elements: [Element] = []
      repeat elements.append(makeElement(of: each value, nextInputs()))
      return elements
    }
    update = { value, elements in
      var index = 0
      repeat Self.update(elements, &index, to: each value)
    }
  }

  @MainActor private static func update<V: View>(_ elements: [Element], _ index: inout Int, to view: V) {
    unsafeDowncast(elements[index], to: ViewElement<V>.self).update(to: view)
    index += 1
  }

  @MainActor public var body: Never { fatalError("TupleView is a primitive view: it has no body") }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TupleElement(view, inputs))
  }

  private final class TupleElement: ViewElement<TupleView<T>> {
    private var children: [Element] = []
    private var scopes: ListedScopes!

    override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
      super.init(view, inputs)
      var scopes = ListedScopes(below: self)
      let own = self.inputs
      children = view.make(view.value) { scopes.inputs(from: parent?.inputsOfListed(own) ?? own) }
      self.scopes = scopes
    }

    override var skipsEqualValues: Bool { false }
    override var childElements: [Element] { children }
    override func rebuild() { view.update(view.value, children) }
    override func willUnmount() { scopes.end() }

    override func collectNodes(into nodes: inout [LayoutNode]) {
      for (index, child) in children.enumerated() { scopes.collectNodes(of: index, child, into: &nodes) }
    }
  }
}
