@_spi(Runtime) import SwiftUICore

private enum ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
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

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
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
