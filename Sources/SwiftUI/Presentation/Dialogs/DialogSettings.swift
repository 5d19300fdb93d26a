@_spi(Runtime) import SwiftUICore

private enum DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

private enum DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}

extension EnvironmentValues {
  var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }

  var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }
}

/// How grave what a dialog says is.
public struct DialogSeverity: Equatable, Sendable {
  private enum Grade: Sendable { case automatic, critical, standard }

  private let grade: Grade

  public static let automatic = DialogSeverity(grade: .automatic)
  public static let critical = DialogSeverity(grade: .critical)
  public static let standard = DialogSeverity(grade: .standard)
}

extension View {
  /// Shows an image above the title of dialogs that views below present.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

  /// - Gap: on iOS a severity changes nothing that is seen; it is kept.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }
}
