extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("Optional is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(OptionalElement(view, inputs))
  }
}

private final class OptionalElement<Wrapped: View>: ViewElement<Wrapped?> {
  private var child: ViewElement<Wrapped>?

  override init(_ view: Wrapped?, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { child.map { [$0] } ?? [] }

  override func rebuild() {
    switch (child, view) {
    case (let child?, let content?):
      child.update(to: content)
    case (nil, let content?):
      let new = makeElement(of: content, inputs)
      child = new
      didInsert(new)
      nodesDidChange()
    case (let old?, nil):
      child = nil
      remove(old)
      nodesDidChange()
    case (nil, nil):
      break
    }
  }
}
