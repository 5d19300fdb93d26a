@_spi(Runtime) import SwiftUICore

private enum ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum FormLayoutKey: EnvironmentKey {
  static var defaultValue: FormLayout? { nil }
}
private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls stand in a row of a list or a form, where some look otherwise; lists set it for their rows.
  @_spi(Runtime) public var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }

  /// How the form around puts labels and controls; nil outside of forms.
  var formLayout: FormLayout? {
    get { self[FormLayoutKey.self] }
    set { self[FormLayoutKey.self] = newValue }
  }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

/// How a form puts its labels and controls.
enum FormLayout: Hashable, Sendable {
  /// In rows on cards, the control at the trailing edge.
  case grouped
  /// Labels in one column, controls in the next.
  case columns
}

extension EnvironmentValues {
  /// Whether controls show their labels; `automatic` is what suits each.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }
}

extension View {
  /// Shows or hides the labels of controls; hidden ones are still found and read aloud.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Leaves the labels of controls out of the picture; they are still found and read aloud.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
