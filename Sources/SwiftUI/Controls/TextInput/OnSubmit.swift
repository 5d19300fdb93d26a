import SwiftUICore

/// What a person submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs `action` when a text field below is submitted; actions further out run after it.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
  }

  /// Keeps submissions below from the actions further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
  }
}

/// The actions for a submission, the innermost first.
struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  func run(for trigger: SubmitTriggers) {
    for entry in actions where entry.triggers.contains(trigger) { entry.action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}
