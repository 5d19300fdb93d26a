import Foundation
import TopdownDisplay

/// A text measured once, character by character, in units of the font; line breaking works on this.
struct MeasuredText {
  let text: String
  /// Points a unit.
  let scale: CGFloat
  /// What each character is drawn in, where not all are drawn in the same.
  private(set) var parts: [MeasuredPart] = []
  private var partIndices: [Int] = []
  private var characters: [Character] = []
  /// Where each character begins; kerning moves the character that follows.
  private(set) var starts: [Int] = []
  private(set) var advances: [Int32] = []
  private(set) var classes: [BreakClass] = []
  /// Nil where a character is a byte.
  private var indices: [String.Index]?
  /// Empty where nothing runs right to left.
  private var directions: [TextDirection] = []
  /// Whether lines start at the right; the first letter decides where the caller does not.
  private(set) var isRightToLeft: Bool

  var count: Int { starts.count }

  init(_ text: String, font: DisplayFont, isRightToLeft: Bool? = nil) {
    self.text = text
    scale = TextMetrics.unitScale(of: font)
    self.isRightToLeft = isRightToLeft ?? false
    let size = text.utf8.count
    starts.reserveCapacity(size)
    advances.reserveCapacity(size)
    classes.reserveCapacity(size)
    if !font.isMonospaced, !font.hasMonospacedDigits, measureASCII(font) { return }
    measureCharacters(font)
    guard text.unicodeScalars.contains(where: TextDirection.isRightToLeft) else { return }
    directions = text.map(TextDirection.init)
    self.isRightToLeft = isRightToLeft ?? (directions.first { $0 == .leftToRight || $0 == .rightToLeft } == .rightToLeft)
  }

  /// A text of several parts, in units that are the same for all fonts.
  init(_ parts: [MeasuredPart], isRightToLeft: Bool? = nil) {
    text = parts.reduce(into: "") { $0 += $1.text }
    scale = MeasuredPart.scale
    self.isRightToLeft = isRightToLeft ?? false
    self.parts = parts
    var end = 0
    for (index, part) in parts.enumerated() {
      let measured = MeasuredText(part.text, font: part.font)
      let factor = measured.scale / scale
      let spacing = Int((part.spacing / scale).rounded())
      for (position, character) in part.text.enumerated() {
        let advance = part.width.map { $0 / scale } ?? CGFloat(measured.advances[position]) * factor
        starts.append(end + Int((CGFloat(measured.starts[position]) * factor).rounded()) + position * spacing)
        advances.append(Int32(clamping: Int(advance.rounded()) + spacing))
        classes.append(part.width == nil ? measured.classes[position] : BreakClass(ascii: UInt8(ascii: "a")))
        partIndices.append(index)
        characters.append(character)
      }
      if let last = starts.last, !part.text.isEmpty { end = last + Int(advances[advances.count - 1]) }
    }
    guard text.unicodeScalars.contains(where: TextDirection.isRightToLeft) else { return }
    directions = characters.map(TextDirection.init)
    self.isRightToLeft = isRightToLeft ?? (directions.first { $0 == .leftToRight || $0 == .rightToLeft } == .rightToLeft)
  }

  /// The range again by parts, each with its own characters' places among `positions`.
  func segments(of range: Range<Int>, positions: [CGFloat]) -> [TextLine.Segment] {
    pieces(of: range, positions).map {
      TextLine.Segment(run: parts[$0.part].run, text: $0.text, positions: $0.positions)
    }
  }

  private typealias Piece = (part: Int, text: String, positions: [CGFloat])

  private func pieces(of range: Range<Int>, _ positions: [CGFloat]) -> [Piece] {
    guard !parts.isEmpty else { return [] }
    var pieces: [Piece] = []
    for (index, position) in zip(range, positions) {
      let part = partIndices[index]
      if pieces.last?.part != part { pieces.append((part, "", [])) }
      pieces[pieces.count - 1].text.append(characters[index])
      pieces[pieces.count - 1].positions.append(position)
    }
    return pieces
  }

  /// The text with "…" instead of what lies between two ranges; it looks like what stands before it, or else after.
  func cut(keeping first: Range<Int>, _ second: Range<Int>, font: DisplayFont) -> MeasuredText {
    guard !parts.isEmpty else {
      return MeasuredText(substring(first) + "…" + substring(second), font: font, isRightToLeft: isRightToLeft)
    }
    var kept = self.parts(of: first)
    let neighbour = kept.last ?? self.parts(of: second).first ?? parts[0]
    kept.append(neighbour.replacingText("…"))
    return MeasuredText(kept + self.parts(of: second), isRightToLeft: isRightToLeft)
  }

  private func parts(of range: Range<Int>) -> [MeasuredPart] {
    pieces(of: range, range.map { _ in 0 }).map { parts[$0.part].replacingText($0.text) }
  }

  /// Where the range's last character ends, measured from its first.
  func end(of range: Range<Int>) -> Int {
    range.isEmpty ? 0 : starts[range.upperBound - 1] + Int(advances[range.upperBound - 1]) - starts[range.lowerBound]
  }

  /// Where each character of a line begins, from the line's left edge.
  func positions(of range: Range<Int>) -> [Int] {
    guard !directions.isEmpty, !range.isEmpty else {
      let origin = range.isEmpty ? 0 : starts[range.lowerBound]
      return range.map { starts[$0] - origin }
    }
    var positions = [Int](repeating: 0, count: range.count)
    var left = 0
    for index in VisualOrder(directions[range], isRightToLeft: isRightToLeft).indices {
      positions[index - range.lowerBound] = left
      left += index + 1 < range.upperBound ? starts[index + 1] - starts[index] : Int(advances[index])
    }
    return positions
  }

  func substring(_ range: Range<Int>) -> Substring {
    if range.count == count { return text[...] }
    if !parts.isEmpty { return Substring(String(characters[range])) }
    guard let indices else {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }
    return text[indices[range.lowerBound]..<indices[range.upperBound]]
  }

  private mutating func measureASCII(_ font: DisplayFont) -> Bool {
    let table = FontTable.table(for: font)
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      // A return may join a newline into one `Character`; other controls are rare enough for the long way.
      for byte in bytes where byte < 0x20 && byte != 0x0A || byte > 0x7E { return false }
      var end = 0
      var left = 0
      for byte in bytes {
        let right = Int(byte)
        end += Int(table.asciiKerning[left * 128 + right])
        starts.append(end)
        advances.append(table.asciiAdvances[right])
        classes.append(BreakClass(ascii: byte))
        end += Int(table.asciiAdvances[right])
        left = right
      }
      return true
    } ?? false
  }

  private mutating func measureCharacters(_ font: DisplayFont) {
    let table = FontTable.table(for: font)
    var boundaries: [String.Index] = []
    boundaries.reserveCapacity(text.utf8.count + 1)
    var end = 0
    var left: UInt16 = 0
    for index in text.indices {
      let character = text[index]
      let (advance, slot) = Self.measure(character, table: table, font)
      end += Int(table.kerning(left, slot))
      boundaries.append(index)
      starts.append(end)
      advances.append(advance)
      classes.append(BreakClass(character))
      end += Int(advance)
      left = slot
    }
    boundaries.append(text.endIndex)
    indices = boundaries
  }

  /// The character's advance, and the slot to kern with, 0 for none.
  private static func measure(_ character: Character, table: FontTable, _ font: DisplayFont) -> (advance: Int32, slot: UInt16) {
    let scalar = base(of: character)
    if font.hasMonospacedDigits, !font.isMonospaced, ("0"..."9").contains(scalar) { return (table.widestDigit, 0) }
    if font.isMonospaced {
      let cell = FallbackAdvance.monospacedAdvance(of: character, first: scalar)
      return (scalar == "\t" ? cell * 4 : cell, 0)
    }
    if scalar == "\t" { return (table.asciiAdvances[0x20] * 4, 0) }
    let slot = FontTable.slot(of: scalar.value)
    // A heart with the emoji selector is not Inter's heart.
    if slot != 0, !character.unicodeScalars.dropFirst().contains(where: { $0.value == 0xFE0F }) {
      return (table.advance(ofSlot: slot), slot)
    }
    let advance = FallbackAdvance.advance(
      of: character, first: scalar, isBold: font.weight >= 600, average: table.averageAdvance)
    return (advance, 0)
  }

  /// The scalar whose glyph carries the character: e with its accent is one glyph of its own.
  private static func base(of character: Character) -> Unicode.Scalar {
    let scalars = character.unicodeScalars
    let first = scalars.first!
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first }
    return String(character).precomposedStringWithCanonicalMapping.unicodeScalars.first ?? first
  }
}
