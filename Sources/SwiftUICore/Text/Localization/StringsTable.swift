import Foundation

/// A `.strings` file, with the plural forms of the `.stringsdict` beside it.
struct StringsTable: Sendable {
  private let strings: [String: String]
  private let plurals: [String: [String: String]]

  /// Nil where there is neither file.
  init?(folder: URL, name: String) {
    func dictionary(_ suffix: String) -> [String: Any]? {
      guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name + suffix).path) else {
        return nil
      }
      return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }
    let strings = dictionary(".strings")
    let plurals = dictionary(".stringsdict")
    if strings == nil, plurals == nil { return nil }
    self.strings = (strings ?? [:]).compactMapValues { $0 as? String }
    self.plurals = (plurals ?? [:]).compactMapValues { value in
      guard let entry = value as? [String: Any] else { return nil }
      // The forms stand in the first variable of the entry.
      let forms = entry.values.compactMap { $0 as? [String: Any] }.first
      return forms?.compactMapValues { $0 as? String }
    }
  }

  func string(for key: String, _ arguments: [LocalizedStringKey.Argument], _ locale: Locale) -> String? {
    if let forms = plurals[key], let number = arguments.firstNumber {
      return forms[PluralRule.category(of: number, locale)] ?? forms["other"]
    }
    return strings[key]
  }
}

extension [LocalizedStringKey.Argument] {
  fileprivate var firstNumber: Double? {
    for case .value(let value) in self {
      switch value {
      case .number(let number), .formatted(let number, _): return number.double
      case .string: continue
      }
    }
    return nil
  }
}

extension _FormatArgument {
  fileprivate var double: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }
}

/// Which plural form a number takes.
///
/// - Gap: only languages that tell one from many, and those that don't, have their rule; Slavic and Arabic forms are "other".
enum PluralRule {
  static func category(of number: Double, _ locale: Locale) -> String {
    switch locale.language.languageCode?.identifier {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": "other"
    case "fr", "pt": number >= 0 && number < 2 ? "one" : "other"
    default: number == 1 ? "one" : "other"
    }
  }
}
