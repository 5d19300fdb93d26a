/// Several views that take a modifier together, each on its own.
public struct Group<Content> {
  package let content: Content

  package nonisolated init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("Group is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PassThroughElement(view, content: \.content, inputs))
  }
}

/// The element of a view that only holds another.
@_spi(Runtime) public final class PassThroughElement<V: View, Content: View>: ViewElement<V> {
  private let content: KeyPath<V, Content>
  private var child: ViewElement<Content>!

  public init(_ view: V, content: KeyPath<V, Content>, _ inputs: _ViewInputs) {
    self.content = content
    super.init(view, inputs)
    child = makeElement(of: view[keyPath: content], self.inputs)
  }

  public override var skipsEqualValues: Bool { false }
  public override var childElements: [Element] { [child] }
  public override func rebuild() { child.update(to: view[keyPath: content]) }
}
