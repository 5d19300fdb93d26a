import SwiftUI

/// A string literal in a source: what it says, and where it stands.
struct SourceLiteral {
  let value: String
  let range: Range<Int>
  /// Of the closing delimiter of a literal of several lines; `nil` for one on a single line.
  let indentation: [UInt8]?

  /// Reads one, if there is one here; throws where it can't be read for certain.
  init?(_ scanner: inout SourceScanner) throws(UnwritableRecord) {
    let start = scanner.position
    let marks = Array(repeating: UInt8(ascii: "#"), count: scanner.count(UInt8(ascii: "#")))
    if scanner.skip(Self.quotes) {
      let content = try Self.content(&scanner, until: Self.quotes + marks, escape: Self.backslash + marks)
      (value, indentation) = try Self.value(ofLines: content, escape: Self.backslash + marks)
    } else if scanner.skip([Self.quotes[0]]) {
      let content = try Self.content(&scanner, until: [Self.quotes[0]] + marks, escape: Self.backslash + marks)
      if content.contains(10) || content.contains(13) { throw .noLiteral }
      value = try Self.unescaped(content, escape: Self.backslash + marks)
      indentation = nil
    } else if marks.isEmpty {
      return nil
    } else {
      throw .noLiteral
    }
    range = start..<scanner.position
  }

  private static let quotes = Array("\"\"\"".utf8)
  private static let backslash = Array("\\".utf8)

  private static func content(
    _ scanner: inout SourceScanner, until end: [UInt8], escape: [UInt8]
  ) throws(UnwritableRecord) -> [UInt8] {
    let start = scanner.position
    while true {
      if scanner.isAt(end) {
        let content = scanner.bytes[start..<scanner.position]
        _ = scanner.skip(end)
        return Array(content)
      }
      if scanner.skip(escape), scanner.current == UInt8(ascii: "(") { throw .noLiteral }
      if scanner.next() == nil { throw .noLiteral }
    }
  }

  /// Takes off the first line break, the last, and the indentation.
  private static func value(ofLines content: [UInt8], escape: [UInt8]) throws(UnwritableRecord) -> (String, [UInt8]) {
    var lines = content.split(separator: 10, omittingEmptySubsequences: false).map { line in
      line.last == 13 ? Array(line.dropLast()) : Array(line)
    }
    guard lines.count > 1, lines.removeFirst().isEmpty, let indentation = lines.popLast(),
      indentation.allSatisfy({ $0 == 32 || $0 == 9 })
    else { throw .noLiteral }
    let bare = lines.map { line in
      line.starts(with: indentation)
        ? Array(line.dropFirst(indentation.count)) : line.allSatisfy { $0 == 32 || $0 == 9 } ? [] : nil
    }
    guard bare.allSatisfy({ $0 != nil }) else { throw .noLiteral }
    return (try unescaped(Array(bare.compactMap { $0 }.joined(separator: [10])), escape: escape), indentation)
  }

  private static func unescaped(_ content: [UInt8], escape: [UInt8]) throws(UnwritableRecord) -> String {
    var scanner = SourceScanner(content, at: 0)
    var bytes: [UInt8] = []
    while scanner.current != nil {
      if scanner.skip(escape) {
        bytes += try escaped(&scanner)
      } else if let byte = scanner.next() {
        bytes.append(byte)
      }
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else { throw .noLiteral }
    return text
  }

  private static func escaped(_ scanner: inout SourceScanner) throws(UnwritableRecord) -> [UInt8] {
    switch scanner.next().map({ Character(Unicode.Scalar($0)) }) {
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "0": return [0]
    case "\"": return [UInt8(ascii: "\"")]
    case "'": return [UInt8(ascii: "'")]
    case "\\": return backslash
    case "u":
      var digits = ""
      guard scanner.skip([UInt8(ascii: "{")]) else { throw .noLiteral }
      while let byte = scanner.next(), byte != UInt8(ascii: "}") { digits.unicodeScalars.append(Unicode.Scalar(byte)) }
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else { throw .noLiteral }
      return Array(String(Character(scalar)).utf8)
    default: throw .noLiteral
    }
  }
}
