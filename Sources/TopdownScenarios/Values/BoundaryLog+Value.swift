extension BoundaryLog {
  /// A plain value that the gallery shows a control for; anywhere else it is `value`, unless an `ExecutionLog(values:)` says another.
  ///
  ///     Scenario(.loaded) { log in BookRow(book: .dune, isRead: log.value("isRead", true)) }
  public func value<Value: ChangeableValue>(_ name: String, _ value: Value) -> Value {
    let plain = PlainValue(name: name, kind: Value.kind, text: value.plainText, options: Value.options)
    return replacement(for: plain).flatMap(Value.init(plainText:)) ?? value
  }
}

/// A value that a control can be made for: flags, numbers, texts, and enumerations of strings.
public protocol ChangeableValue: Sendable {
  static var kind: PlainValue.Kind { get }
  static var options: [String] { get }
  var plainText: String { get }
  /// nil for a text that is no value.
  init?(plainText: String)
}

extension ChangeableValue {
  public static var options: [String] { [] }
}

extension ChangeableValue where Self: LosslessStringConvertible {
  public var plainText: String { description }
  public init?(plainText: String) { self.init(plainText) }
}

extension Bool: ChangeableValue {
  public static var kind: PlainValue.Kind { .flag }
}

extension Int: ChangeableValue {
  public static var kind: PlainValue.Kind { .number }
}

extension Double: ChangeableValue {
  public static var kind: PlainValue.Kind { .number }
}

extension String: ChangeableValue {
  public static var kind: PlainValue.Kind { .text }
}

extension ChangeableValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  public static var kind: PlainValue.Kind { .choice }
  public static var options: [String] { allCases.map(\.rawValue) }
  public var plainText: String { rawValue }
  public init?(plainText: String) { self.init(rawValue: plainText) }
}
