@_spi(Runtime) import SwiftUICore

/// Dismisses what the view stands in: a presentation, or a screen that was pushed onto a navigation stack.
///
/// Where a view is neither, calling it does nothing.
@preconcurrency @MainActor public struct DismissAction: Sendable {
  /// What is dismissed; nil at the root.
  let target: (any Dismissible)?

  nonisolated init(target: (any Dismissible)?) { self.target = target }

  @MainActor @preconcurrency public func callAsFunction() {
    Recorder.withoutRecording { target?.dismiss() }
  }
}

/// Something shown that can be taken away again: it gives its content a way to do so.
@MainActor protocol Dismissible: AnyObject, Sendable {
  func dismiss()
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(target: nil) }
}

extension EnvironmentValues {
  /// Dismisses the presentation, or pops the pushed screen, that the view stands in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in something that is presented or was pushed.
  public var isPresented: Bool { self[DismissKey.self].target != nil }
}
