/// How values read in a report: much as they are written in Swift, without the names of modules.
enum ValueText {
  static func describe(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .collection where !(value is any CustomActionText): return "[\(list(mirror))]"
    case .set: return "[\(mirror.children.map { describe($0.value) }.sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return "(\(list(mirror)))"
    default: break
    }
    switch value {
    case let text as String: return quoted(text)
    case let text as Substring: return quoted(String(text))
    case let text as Character: return quoted(String(text))
    case let text as any CustomStringConvertible: return text.description
    case is any Error where mirror.displayStyle == .class: return "\(value)"
    default: break
    }
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror)
    case .struct: return "\(mirror.subjectType)(\(list(mirror)))"
    default: return String(describing: value)
    }
  }

  /// Behind a mark, with the number of characters in all, where it goes on for more than `limit`.
  static func describe(_ value: Any, limit: Int) -> String {
    let text = describe(value)
    return text.count > limit ? "\(text.prefix(limit))… (\(text.count) characters in all)" : text
  }

  /// As a literal: what can't be seen, breaks the line or turns its direction is escaped; the joiner of emoji is not.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: isUnseen(scalar.value) ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
      }
    }
    return "\"\(scalars.joined())\""
  }

  private static func isUnseen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7f...0xa0, 0x200b, 0x200c, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x2069, 0xfeff: true
    default: false
    }
  }

  private static func list(_ mirror: Mirror) -> String {
    mirror.children.map { child in
      // Swift calls the parts of a tuple without labels `.0`, `.1`.
      guard let label = child.label, !label.hasPrefix(".") else { return describe(child.value) }
      return "\(label): \(describe(child.value))"
    }.joined(separator: ", ")
  }

  private static func dictionary(_ mirror: Mirror) -> String {
    let entries = mirror.children.compactMap { child -> String? in
      let entry = Mirror(reflecting: child.value).children.map(\.value)
      return entry.count == 2 ? "\(describe(entry[0])): \(describe(entry[1]))" : nil
    }
    return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
    let text = describe(payload.value)
    // A payload of several values, or one with a label, is a tuple with brackets of its own.
    return Mirror(reflecting: payload.value).displayStyle == .tuple ? ".\(name)\(text)" : ".\(name)(\(text))"
  }
}

/// A collection that has a text of its own.
protocol CustomActionText {}

extension ActionSequence: CustomActionText {}
