import Combine

nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(ReceiveElement(view, inputs))
  }
}

extension View {
  /// Runs `action` with each value of `publisher` while the view stands in the tree, on the thread that sends it.
  ///
  /// A publisher that is another one in a later update is subscribed to anew.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

private final class ReceiveElement<Content: View, P: Publisher>: ModifiedElement<Content, ReceiveModifier<P>>
where P.Failure == Never {
  private let action = Guarded<((P.Output) -> Void)?>(nil)
  private var subscription: AnyCancellable?

  override func didMount() { subscribe() }

  override func modifierDidChange(from old: ReceiveModifier<P>) {
    let new = view.modifier
    action.withLock { $0 = new.action }
    if !ValueComparison.areEqual(old.publisher, new.publisher) { subscribe() }
  }

  override func willUnmount() {
    subscription = nil
    action.withLock { $0 = nil }
  }

  /// Once the screen stands: a publisher may send at once.
  private func subscribe() {
    let modifier = view.modifier
    action.withLock { $0 = modifier.action }
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      subscription = modifier.publisher.sink { [action] value in
        Recorder.withoutRecording { action.withLock { $0 }?(value) }
      }
    }
  }
}
