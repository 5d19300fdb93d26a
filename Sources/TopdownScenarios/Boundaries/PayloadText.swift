import SwiftUI

/// How a value reads in a log.
package enum PayloadText {
  package static func text(of value: Any) -> String { oneLine(spelled(value)) }

  /// What an optional holds, at any depth; the value itself where it is none or holds nothing.
  static func unwrapped(_ value: Any) -> Any {
    (value as? any OptionalValue)?.wrapped.map(unwrapped) ?? value
  }

  private static func spelled(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let optional as any OptionalValue: optional.wrapped.map(spelled) ?? "nil"
    case let unordered as any UnorderedValue: unordered.sortedText
    case let error as URLError: URLErrorName.spelled(error.code)
    default: String(describing: value)
    }
  }

  // An event is one line whatever it carries.
  private static func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.map { $0.isNewline ? "\\n" : String($0) }.joined()
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

/// A collection whose own description changes from process to process.
private protocol UnorderedValue {
  var sortedText: String { get }
}

extension Set: UnorderedValue {
  fileprivate var sortedText: String { "[" + map { String(reflecting: $0) }.sorted().joined(separator: ", ") + "]" }
}

extension Dictionary: UnorderedValue {
  fileprivate var sortedText: String {
    guard !isEmpty else { return "[:]" }
    let entries = map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
    return "[" + entries.sorted().joined(separator: ", ") + "]"
  }
}
