import TopdownDisplay

/// Inter at one weight, unpacked; a slot is a character's place in the table, 0 where the table lacks it.
final class FontTable: Sendable {
  /// The advance of a character that neither the table nor a rule knows: the mean of a to z.
  let averageAdvance: Int32
  /// By slot; 0 for slot 0.
  private let advances: [Int32]
  private let leftClasses: [UInt8]
  private let rightClasses: [UInt8]
  private let kerning: [Int16]
  private let columns: Int
  /// By ASCII code, and by pair of codes (left × 128 + right): nearly all text is measured from these two.
  let asciiAdvances: [Int32]
  let asciiKerning: [Int16]
  let widestDigit: Int32

  init(_ packed: PackedWeight) {
    let advances = PackedNumbers.sums(packed.advances)
    let left = [0] + PackedNumbers.bytes(packed.leftClasses)
    let right = [0] + PackedNumbers.bytes(packed.rightClasses)
    let (kerning, columns) = Self.matrix(packed.kerning)

    let ascii = (0..<128).map { Int(Self.slot(of: $0)) }
    var pairs = [Int16](repeating: 0, count: 128 * 128)
    for (first, row) in ascii.enumerated() where row != 0 {
      for (second, column) in ascii.enumerated() where column != 0 {
        pairs[first * 128 + second] = kerning[Int(left[row]) * columns + Int(right[column])]
      }
    }
    self.advances = advances
    leftClasses = left
    rightClasses = right
    self.kerning = kerning
    self.columns = columns
    asciiAdvances = ascii.map { advances[$0] }
    asciiKerning = pairs
    widestDigit = ascii[48...57].map { advances[$0] }.max() ?? 0
    averageAdvance = (97...122).reduce(0) { $0 + advances[ascii[$1]] } / 26
  }

  func advance(ofSlot slot: UInt16) -> Int32 {
    advances[Int(slot)]
  }

  func kerning(_ left: UInt16, _ right: UInt16) -> Int32 {
    left == 0 || right == 0 ? 0 : Int32(kerning[Int(leftClasses[Int(left)]) * columns + Int(rightClasses[Int(right)])])
  }

  private static func matrix(_ packed: String) -> (cells: [Int16], columns: Int) {
    var numbers = PackedNumbers(packed)
    let rows = numbers.next()
    let columns = numbers.next()
    var cells: [Int16] = []
    cells.reserveCapacity(rows * columns)
    while !numbers.isAtEnd {
      let cell = numbers.nextSigned()
      cells.append(contentsOf: repeatElement(Int16(cell), count: cell == 0 ? numbers.next() + 1 : 1))
    }
    return (cells, columns)
  }
}

extension FontTable {
  /// The table nearest in weight; of two equally near, the lighter.
  static func table(for font: DisplayFont) -> FontTable {
    switch font.weight {
    case ...350: light
    case ...450: regular
    case ...550: medium
    case ...650: semibold
    case ...750: bold
    case ...850: extraBold
    default: black
    }
  }

  private static let light = FontTable(InterTable.weights[300]!)
  private static let regular = FontTable(InterTable.weights[400]!)
  private static let medium = FontTable(InterTable.weights[500]!)
  private static let semibold = FontTable(InterTable.weights[600]!)
  private static let bold = FontTable(InterTable.weights[700]!)
  private static let extraBold = FontTable(InterTable.weights[800]!)
  private static let black = FontTable(InterTable.weights[900]!)

  static func slot(of code: UInt32) -> UInt16 {
    code < slots.count ? slots[Int(code)] : 0
  }

  /// By code point, up to the last one that the table holds.
  private static let slots = PackedNumbers.slots(InterTable.coverage)
}
