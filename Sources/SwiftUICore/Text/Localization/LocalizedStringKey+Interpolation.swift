import Foundation

extension LocalizedStringKey {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var key = ""
    fileprivate(set) var format = ""
    fileprivate(set) var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { format.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      format += literal
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      format.append(LocalizedStringKey.placeholder(arguments.count))
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.value(.string(string)), "%@") }

    public mutating func appendInterpolation(_ substring: Substring) { append(.value(.string(String(substring))), "%@") }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString), "%@")
    }

    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      append(.attributed(AttributedString(attributedSubstring)), "%@")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
      append(.text(text), "%@")
    }

    /// Says what a color is called.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      append(.value(.string(color.description)), "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)), "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)), "%@")
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
      append(.text(Text(source, format: format)), "%@")
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
      append(.text(Text(source, format: format)), "%@")
    }

    /// A number, written as the locale of the surroundings does.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.value(.number(value._argument)), value._specifier)
    }

    /// A number, written as `String(format:)` does.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.value(.formatted(value._argument, specifier)), specifier)
    }

    /// Any other value is written as `String(describing:)` does.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ object: T) { append(.value(.string(String(describing: object))), "%@") }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let string = formatter.map { $0.string(for: subject) ?? "" } ?? String(describing: subject)
      append(.value(.string(string)), "%@")
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      let string = formatter.map { $0.string(for: subject) ?? "" } ?? String(describing: subject)
      append(.value(.string(string)), "%@")
    }
  }
}

/// A value that an interpolation puts into a text, written in the surroundings of the text.
enum FormattedValue: Equatable, Sendable {
  case string(String)
  case number(_FormatArgument)
  case formatted(_FormatArgument, String)

  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .string(let string): string
    case .number(let number): number.string(environment.locale)
    case .formatted(let number, let specifier): String(format: specifier, locale: environment.locale, number.cVarArg)
    }
  }
}
