/// The element of one view value.
@_spi(Runtime) open class ViewElement<V: View>: Element {
  public final var view: V

  public init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  open override var viewName: String { String(describing: V.self) }

  /// Whether an equal value is worth detecting; structure is not: its children are compared one by one.
  open var skipsEqualValues: Bool { true }

  /// Takes the newest value for this place.
  public final func update(to new: V) {
    if graph.isAnimating { return show(animated(new, from: view) { [weak self] in self?.show($0) }) }
    show(new)
  }

  private func show(_ new: V) {
    if skipsEqualValues, ValueComparison.areEqual(view, new) {
      rebuildIfDirty()
      return
    }
    view = new
    viewDidChange()
  }

  /// The view is another one now.
  open func viewDidChange() { rebuild() }
}

/// Makes the element of `view` below `parent`.
@MainActor @_spi(Runtime) public func makeElement<V: View>(of view: V, _ inputs: _ViewInputs) -> ViewElement<V> {
  let element = unsafeDowncast(V._makeView(view, inputs: inputs).element, to: ViewElement<V>.self)
  element.isStanding = true
  return element
}
