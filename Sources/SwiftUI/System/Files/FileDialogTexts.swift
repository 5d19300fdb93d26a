import Foundation
@_spi(Runtime) import SwiftUICore

/// What file dialogs below say.
struct FileDialogTexts: Equatable {
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
}

/// What can be browsed in a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What file dialogs below are set to, where that shows nothing.
struct FileDialogSettings: Equatable {
  var directory: URL?
  var customizationID: String?
  var browserOptions: FileDialogBrowserOptions = []
  var importsUnresolvedAliases = false
}

private enum FileDialogTextsKey: EnvironmentKey {
  static var defaultValue: FileDialogTexts { FileDialogTexts() }
}

private enum FileDialogSettingsKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  var fileDialogTexts: FileDialogTexts {
    get { self[FileDialogTextsKey.self] }
    set { self[FileDialogTextsKey.self] = newValue }
  }

  var fileDialogSettings: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}

extension View {
  /// Says something above the files of dialogs below.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogTexts.message, message) }

  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fileDialogMessage(Text(message)) }

  /// Names the button that goes on in dialogs below.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogTexts.confirmationLabel, label)
  }

  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Names the field for the name in dialogs below.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    environment(\.fileDialogTexts.filenameLabel, label)
  }

  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// - Gap: the folder is kept; a path is always written whole.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogSettings.directory, defaultDirectory)
  }

  /// - Gap: the identifier is kept; dialogs remember nothing.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    environment(\.fileDialogSettings.customizationID, id)
  }

  /// - Gap: the options are kept; files are not browsed.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialogSettings.browserOptions, options)
  }

  /// - Gap: the wish is kept; an alias is a file like any other.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    environment(\.fileDialogSettings.importsUnresolvedAliases, imports)
  }
}
