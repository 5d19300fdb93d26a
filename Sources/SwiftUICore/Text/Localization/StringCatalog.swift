import Foundation

/// A `.xcstrings` file: the texts of all languages, as Xcode writes them.
struct StringCatalog: Sendable {
  private let file: File

  private struct File: Decodable, Sendable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Variations: Decodable, Sendable {
    var plural: [String: Form]?
  }

  private struct Form: Decodable, Sendable {
    var stringUnit: Unit?
  }

  private struct Unit: Decodable, Sendable {
    var value: String
  }

  /// Nil where there is no such file.
  init?(folder: URL, name: String) {
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name + ".xcstrings").path),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    self.file = file
  }

  func string(for key: String, _ arguments: [LocalizedStringKey.Argument], _ locale: Locale) -> String? {
    guard let localizations = file.strings[key]?.localizations else { return nil }
    let languages = LocalizedTables.preferred(among: localizations.keys.sorted(), locale)
    for language in languages + [file.sourceLanguage].compactMap({ $0 }) {
      guard let localization = localizations[language] else { continue }
      if let value = localization.stringUnit?.value { return value }
      if let forms = localization.variations?.plural, let number = arguments.firstNumber {
        return (forms[PluralRule.category(of: number, locale)] ?? forms["other"])?.stringUnit?.value
      }
    }
    return nil
  }
}
