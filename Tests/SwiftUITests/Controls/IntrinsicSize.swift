import Foundation
import Testing

/// A line of `intrinsic-sizes.tsv`.
struct IntrinsicSize: Sendable, CustomStringConvertible {
  let control: String
  let state: String
  let platform: String
  let width: String
  let height: CGFloat?

  var name: String { "\(control), \(state)" }
  var description: String { name }

  static let all: [IntrinsicSize] = {
    let url = Bundle.module.url(forResource: "Fixtures/intrinsic-sizes", withExtension: "tsv")
    guard let text = url.flatMap({ try? String(contentsOf: $0, encoding: .utf8) }) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().compactMap { IntrinsicSize(line: $0) }
  }()

  private init?(line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count >= 6 else { return nil }
    (control, state, platform) = (columns[0], columns[1], columns[2])
    width = columns[3]
    height = Self.height(in: columns[5]) ?? Self.height(in: columns[4])
  }

  /// The number in "20.33", "about 34.3" and "36.33 (34.33 on older iOS)", the second one in "66x30".
  private static func height(in text: String) -> CGFloat? {
    let numbers = text.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
    let isPair = text.firstMatch(of: /\d+x\d+/) != nil
    return (isPair ? numbers.dropFirst().first : numbers.first).map { CGFloat($0) }
  }

  /// The width on a screen of 320 where the label is as wide as `label`; nil where the line says nothing of it.
  func width(label: CGFloat) -> CGFloat? {
    if let number = Double(width) { return CGFloat(number) }
    if width.hasPrefix("fills") { return 320 }
    if width.hasPrefix("label") || width.hasPrefix("value text") {
      let extra = width.split { !$0.isNumber }.first.flatMap { Double($0) } ?? 0
      return label + CGFloat(extra)
    }
    return nil
  }
}
