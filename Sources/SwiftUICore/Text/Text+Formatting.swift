import Foundation

extension Text {
  /// A value written by a format style, in the locale of the surroundings.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .dynamic(.formatted(LocalizedFormat(input, format) { AttributedString($0) })))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .dynamic(.formatted(LocalizedFormat(input, format) { $0 })))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// A value with a format style, to be written in a locale that is not known yet.
struct LocalizedFormat: Equatable, @unchecked Sendable {
  let write: (Locale) -> AttributedString
  private let input: Any
  private let format: AnyHashable
  private let hasInput: (Any) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F, _ attributed: @escaping (F.FormatOutput) -> AttributedString)
  where F.FormatInput: Equatable {
    self.input = input
    self.format = AnyHashable(format)
    write = { attributed(format.locale($0).format(input)) }
    hasInput = { ($0 as? F.FormatInput) == input }
  }

  static func == (a: LocalizedFormat, b: LocalizedFormat) -> Bool { a.format == b.format && a.hasInput(b.input) }
}
