/// A view whose type is not told; another type in its place takes the old one away with its state.
public nonisolated struct AnyView: PrimitiveView {
  let box: AnyViewBox

  public nonisolated init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(AnyViewElement(view, inputs))
  }
}

class AnyViewBox: @unchecked Sendable {
  @MainActor func make(_ inputs: _ViewInputs) -> Element { fatalError("a view box must override make") }
  /// Whether the element was of this view's type, and has been updated.
  @MainActor func update(_ element: Element) -> Bool { false }
}

private final class TypedViewBox<V: View>: AnyViewBox, @unchecked Sendable {
  private let view: V

  init(_ view: V) { self.view = view }

  override func make(_ inputs: _ViewInputs) -> Element { makeElement(of: view, inputs) }

  override func update(_ element: Element) -> Bool {
    guard let element = element as? ViewElement<V> else { return false }
    element.update(to: view)
    return true
  }
}

private final class AnyViewElement: ViewElement<AnyView> {
  private var child: Element!

  override init(_ view: AnyView, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = view.box.make(self.inputs)
  }

  override var childElements: [Element] { [child] }

  override func rebuild() {
    if view.box.update(child) { return }
    let old = child
    child = view.box.make(inputs)
    if let old { remove(old) }
    didInsert(child)
    nodesDidChange()
  }
}
