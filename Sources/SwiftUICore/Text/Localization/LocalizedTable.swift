import Foundation

/// A table of texts in a bundle: `Localizable.strings` unless another is named.
struct LocalizedTable: Equatable, Sendable {
  let name: String?
  let bundle: Bundle?

  /// The text of a key in the language of the surroundings; nil where no table has it.
  func string(
    for key: String, in environment: EnvironmentValues, _ arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    // Nearly every text asks the main bundle, and most programs have no tables there.
    if bundle == nil, LocalizedTables.isMainBundleEmpty { return nil }
    return LocalizedTables.shared.string(
      for: key, table: name ?? "Localizable", bundle: bundle ?? .main, arguments: arguments, locale: environment.locale)
  }
}
