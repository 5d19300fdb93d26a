/// Values as they are written in Swift.
package enum SwiftLiteral {
  package static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      // What has no looks, or would turn the line around, is spelled.
      default: scalar.isHidden ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// `320`, not `320.0`.
  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
