/// The element of a view with a body: it installs the view's dynamic properties, evaluates the body, and keeps the one child.
final class CompositeElement<V: View>: ViewElement<V> {
  private var child: ViewElement<V.Body>!
  private var slots: [AnyObject] = []

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = makeElement(of: evaluate(.place), self.inputs)
  }

  override var childElements: [Element] { [child] }
  override var propertyStorage: [AnyObject] { slots }

  override func collectNodes(into nodes: inout [LayoutNode]) { child.collectNodes(into: &nodes) }

  override func rebuild() { child.update(to: evaluate(.dependency)) }

  override func viewDidChange() { child.update(to: evaluate(.value)) }

  private func evaluate(_ cause: BodyChange.Cause) -> V.Body {
    graph.noteBody(of: V.self)
    graph.bodyChange = BodyChange(cause: cause, source: isDirty || cause == .dependency ? dirtiedBy : nil)
    defer { graph.bodyChange = nil }
    return recording {
      var installed = view
      PropertyInstaller.install(in: &installed, slots: &slots, element: self)
      return installed.body
    }
  }
}
