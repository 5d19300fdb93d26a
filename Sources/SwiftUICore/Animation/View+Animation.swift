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

  /// Shows changes of what `body` puts around the view in `animation`; the view itself changes as if it stood alone.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction that the view is updated in.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: EveryUpdate(), transform: transform, surroundings: nil))
  }

  /// Changes the transaction in which the view is updated when `value` becomes another one.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform, surroundings: nil))
  }

  /// Changes the transaction in which what `body` puts around the view is updated, and not the view's own.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let surroundings = SurroundingTransaction()
    let inside = modifier(InnerTransactionModifier(surroundings: surroundings))
    return body(PlaceholderContentView(inside))
      .modifier(TransactionModifier(value: EveryUpdate(), transform: transform, surroundings: surroundings))
  }
}

extension View where Self: Equatable {
  /// Shows changes of the view in `animation` when the view is another one than before.
  public nonisolated func animation(_ animation: Animation?) -> some View { self.animation(animation, value: self) }
}

/// A value that is another one in each update.
private struct EveryUpdate: Equatable {
  static func == (left: EveryUpdate, right: EveryUpdate) -> Bool { false }
}

/// Nodes that others may let go.
struct WeakNodes {
  private struct Reference {
    weak var node: LayoutNode?
  }

  private var references: [Reference] = []

  init() {}

  init(_ nodes: ArraySlice<LayoutNode>) { references = nodes.map { Reference(node: $0) } }

  var all: [LayoutNode] { references.compactMap(\.node) }
}

/// The transaction around a view, for what stands further in.
final class SurroundingTransaction: @unchecked Sendable {
  var transaction = Transaction()
}

nonisolated struct TransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let transform: (inout Transaction) -> Void
  let surroundings: SurroundingTransaction?

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
  private var nodes = WeakNodes()

  override init(_ view: ModifiedContent<Content, TransactionModifier<Value>>, _ inputs: _ViewInputs) {
    value = view.modifier.value
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    let first = nodes.count
    super.collectNodes(into: &nodes)
    self.nodes = WeakNodes(nodes[first...])
  }

  override func rebuild() {
    let isSame = value == view.modifier.value
    value = view.modifier.value
    if isSame { return content.update(to: view.content) }
    var transaction = Transaction.current
    view.modifier.surroundings?.transaction = transaction
    view.modifier.transform(&transaction)
    // What a body puts around a view changes over time; where the view stands is the view's own.
    graph.noteTransaction(transaction, for: view.modifier.surroundings == nil ? nodes.all : [])
    transaction.perform { content.update(to: view.content) }
  }
}

nonisolated struct InnerTransactionModifier: ViewModifier {
  typealias Body = Never

  let surroundings: SurroundingTransaction

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(InnerTransactionElement(view, inputs))
  }
}

/// Hands the content its newest value in the transaction from further out.
private final class InnerTransactionElement<Content: View>: ViewElement<ModifiedContent<Content, InnerTransactionModifier>> {
  private var content: ViewElement<Content>!

  override init(_ view: ModifiedContent<Content, InnerTransactionModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }

  override func rebuild() {
    view.modifier.surroundings.transaction.perform { content.update(to: view.content) }
  }
}
