import Foundation

/// A key to look a text up by; its interpolations are filled in.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What stands for an interpolation.
  enum Argument: Equatable, Sendable {
    case value(FormattedValue)
    case text(Text)
    case attributed(AttributedString)
  }

  /// As it stands in a table: "Hello %@".
  let key: String
  /// The words with a placeholder for each argument.
  private let format: String
  private let arguments: [Argument]

  public init(_ value: String) {
    key = value
    format = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    format = stringInterpolation.format
    arguments = stringInterpolation.arguments
  }

  private init(_ key: String, _ words: LocalizedStringKey) {
    self.key = key
    format = words.format
    arguments = words.arguments
  }

  /// The same words, found by another key.
  func lookedUp(by key: String) -> LocalizedStringKey { LocalizedStringKey(key, self) }

  var hasTexts: Bool { arguments.contains { if case .text = $0 { true } else { false } } }

  /// The texts that were put in.
  var texts: [Text] { arguments.compactMap { if case .text(let text) = $0 { text } else { nil } } }

  /// The words in a language, with their arguments.
  func localized(in table: LocalizedTable, _ environment: EnvironmentValues) -> (format: String, arguments: [Argument]) {
    let translated = table.string(for: key, in: environment, arguments)
    let words = translated.map { arguments.isEmpty ? $0 : Self.replacingSpecifiers(in: $0) } ?? format
    return (environment.locale.identifier == PseudoLanguage.identifier ? PseudoLanguage.words(for: words) : words, arguments)
  }

  /// The words where they have no style of their own; nil where they may.
  func plainString(in table: LocalizedTable, _ environment: EnvironmentValues) -> String? {
    let (format, arguments) = localized(in: table, environment)
    if InlineMarkdown.mayStyle(format) { return nil }
    return hasOnlyValues ? Self.filled(format, arguments, environment) : nil
  }

  /// The words with their Markdown as it is written.
  func written(in table: LocalizedTable, _ environment: EnvironmentValues) -> String {
    let (format, arguments) = localized(in: table, environment)
    return Self.filled(format, arguments, environment)
  }

  private var hasOnlyValues: Bool { arguments.allSatisfy { if case .value = $0 { true } else { false } } }

  private static func filled(_ format: String, _ arguments: [Argument], _ environment: EnvironmentValues) -> String {
    if arguments.isEmpty { return format }
    var result = ""
    for character in format {
      guard let index = argumentIndex(of: character), index < arguments.count else {
        result.append(character)
        continue
      }
      switch arguments[index] {
      case .value(let value): result += value.string(in: environment)
      case .text(let text): result += text.string(in: environment)
      case .attributed(let string): result += String(string.characters)
      }
    }
    return result
  }
}

// MARK: - Placeholders

extension LocalizedStringKey {
  /// Characters of a private plane stand for arguments: Markdown passes them by.
  private static let firstPlaceholder: UInt32 = 0xF0000

  static func placeholder(_ index: Int) -> Character {
    Character(Unicode.Scalar(firstPlaceholder + UInt32(clamping: index)) ?? "\u{FFFD}")
  }

  static func argumentIndex(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= firstPlaceholder, scalar.value < firstPlaceholder + 1000
    else { return nil }
    return Int(scalar.value - firstPlaceholder)
  }

  /// Replaces "%@", "%lld", "%2$@" and the like by placeholders, and "%%" by "%".
  static func replacingSpecifiers(in format: String) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
        next = position - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "0123456789.+- #'lhqzt".contains($0) }
      rest = rest.dropFirst()
      result.append(placeholder(max(0, next)))
      next += 1
    }
    return result + rest
  }
}
