/// What a person would have felt and heard, in order.
@MainActor @_spi(Runtime) public final class FeedbackLog {
  public fileprivate(set) var played: [SensoryFeedback] = []
}

extension ViewGraph {
  @_spi(Runtime) public var feedbackLog: FeedbackLog { attachment { FeedbackLog() } }
}

nonisolated struct FeedbackModifier<Trigger: Equatable>: ViewModifier {
  typealias Body = Never

  let trigger: Trigger
  let feedback: (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(FeedbackElement(view, inputs))
  }
}

private final class FeedbackElement<Content: View, Trigger: Equatable>: ModifiedElement<Content, FeedbackModifier<Trigger>> {
  override func modifierDidChange(from old: FeedbackModifier<Trigger>) {
    let new = view.modifier.trigger
    guard new != old.trigger, let feedback = view.modifier.feedback(old.trigger, new) else { return }
    graph.afterUpdate { [self] in
      if isMounted { graph.feedbackLog.played.append(feedback) }
    }
  }
}

// Nothing here can be felt: the stage keeps a list of what would be.
extension View {
  /// Plays `feedback` whenever `trigger` becomes another one.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays `feedback` whenever `trigger` becomes another one and `condition` holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays what `feedback` answers whenever `trigger` becomes another one.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
