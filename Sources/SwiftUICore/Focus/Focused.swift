extension View {
  /// Ties the keyboard to a state: it is `value` while the view, or something inside it, has the keyboard, and the view gets the
  /// keyboard when the state becomes `value`.
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}

nonisolated struct FocusedModifier<Value: Hashable>: WrappingModifier {
  typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func makeNode(_ context: NodeContext) -> FocusedNode<Value> {
    FocusedNode(id: context.nextNodeID(), context.graph, binding, value)
  }

  @MainActor func update(_ node: FocusedNode<Value>, _ context: NodeContext) -> Bool {
    node.binding = binding
    node.value = value
    node.follow(binding.wrappedValue == value)
    return false
  }
}

final class FocusedNode<Value: Hashable>: WrapperNode {
  var binding: FocusState<Value>.Binding
  var value: Value
  private weak var graph: ViewGraph?
  private var isWanted = false

  init(id: Int, _ graph: ViewGraph, _ binding: FocusState<Value>.Binding, _ value: Value) {
    self.graph = graph
    self.binding = binding
    self.value = value
    super.init(id: id)
  }

  /// The state says whether the keyboard belongs here.
  @MainActor func follow(_ isWanted: Bool) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    if isWanted { graph?.focus.request(within: self) } else { graph?.focus.resign(within: self) }
  }
}

extension FocusedNode: FocusReceiver {
  func focusDidArrive() { write(value) }

  func focusDidLeave() {
    if Recorder.withoutRecording({ binding.wrappedValue }) == value { write(binding.unfocused) }
  }

  private func write(_ new: Value) {
    isWanted = new == value
    Recorder.withoutRecording {
      if binding.wrappedValue != new { binding.wrappedValue = new }
    }
  }
}
