extension View {
  /// Shows changes of the view in `animation` when `value` becomes another one.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transaction that the view is updated in.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: EveryUpdate(), transform: transform))
  }

  /// Changes the transaction in which the view is updated when `value` becomes another one.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }
}

/// A value that is another one in each update.
private struct EveryUpdate: Equatable {
  static func == (left: EveryUpdate, right: EveryUpdate) -> Bool { false }
}

nonisolated struct TransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(TransactionElement(view, inputs))
  }
}

/// Hands the content its newest value in a transaction of its own.
///
/// What changes further below without this view having changed keeps the transaction of its write.
private final class TransactionElement<Content: View, Value: Equatable>:
  ViewElement<ModifiedContent<Content, TransactionModifier<Value>>>
{
  private var content: ViewElement<Content>!
  private var value: Value

  override init(_ view: ModifiedContent<Content, TransactionModifier<Value>>, _ inputs: _ViewInputs) {
    value = view.modifier.value
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }

  override func rebuild() {
    let isSame = value == view.modifier.value
    value = view.modifier.value
    if isSame { return content.update(to: view.content) }
    var transaction = Transaction.current
    view.modifier.transform(&transaction)
    transaction.perform { content.update(to: view.content) }
  }
}
