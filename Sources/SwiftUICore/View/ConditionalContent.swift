/// One of two views; switching takes the old one away with its state.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  @_spi(Runtime) public enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @_spi(Runtime) public let storage: Storage

  @_spi(Runtime) public nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public var body: Never { fatalError("_ConditionalContent is a primitive view: it has no body") }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ConditionalElement(view, inputs))
  }
}

private final class ConditionalElement<TrueContent: View, FalseContent: View>:
  ViewElement<_ConditionalContent<TrueContent, FalseContent>>
{
  private var first: ViewElement<TrueContent>?
  private var second: ViewElement<FalseContent>?

  override init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [first, second].compactMap { $0 } as [Element] }

  override func rebuild() {
    switch view.storage {
    case .first(let content):
      if let first { return first.update(to: content) }
      let old = second
      second = nil
      let new = makeElement(of: content, inputs)
      first = new
      replaced(old, by: new)
    case .second(let content):
      if let second { return second.update(to: content) }
      let old = first
      first = nil
      let new = makeElement(of: content, inputs)
      second = new
      replaced(old, by: new)
    }
  }

  private func replaced(_ old: Element?, by new: Element) {
    if let old { remove(old) }
    didInsert(new)
    nodesDidChange()
  }
}
