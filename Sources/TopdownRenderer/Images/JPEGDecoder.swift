import Foundation

/// Reads baseline and progressive JPEG files (ITU T.81), so that no library is needed for them.
///
/// - Gap: arithmetic coding, twelve bits a sample and lossless files are not read.
struct JPEGDecoder {
  private let bytes: [UInt8]
  private var index = 2
  private var quantization = [[UInt16]](repeating: [], count: 4)
  private var dcTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var acTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  private var frame: JPEGFrame?
  private var restartInterval = 0
  /// What Adobe's marker says about colors; nil without it.
  private var adobeTransform: UInt8?

  /// The picture; nil where the bytes are none that can be read.
  static func picture(_ data: Data) -> JPEGPicture? {
    var decoder = JPEGDecoder(bytes: [UInt8](data))
    return decoder.bytes.starts(with: [0xFF, 0xD8]) ? decoder.decode() : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func decode() -> JPEGPicture? {
    while let marker = nextMarker() {
      switch marker {
      case 0xD9: return frame.map { JPEGPicture($0, quantization, adobeTransform) }
      case 0xD0...0xD7, 0x01: continue
      default: break
      }
      guard let segment = nextSegment() else { break }
      switch marker {
      case 0xC0, 0xC1, 0xC2:
        guard let new = JPEGFrame(segment, isProgressive: marker == 0xC2) else { return nil }
        frame = new
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return nil
      case 0xC4: readHuffmanTables(segment)
      case 0xDB: readQuantization(segment)
      case 0xDD where segment.count >= 2: restartInterval = Int(segment[0]) << 8 | Int(segment[1])
      case 0xEE where segment.count >= 12 && segment.starts(with: Array("Adobe".utf8)): adobeTransform = segment[11]
      case 0xDA: if !readScan(segment) { return nil }
      default: break
      }
    }
    // A file that is cut off shows what there is.
    return frame.map { JPEGPicture($0, quantization, adobeTransform) }
  }

  private mutating func nextMarker() -> UInt8? {
    while index + 1 < bytes.count {
      if bytes[index] == 0xFF, bytes[index + 1] != 0xFF, bytes[index + 1] != 0 {
        index += 2
        return bytes[index - 1]
      }
      index += 1
    }
    return nil
  }

  private mutating func nextSegment() -> [UInt8]? {
    guard index + 2 <= bytes.count else { return nil }
    let length = Int(bytes[index]) << 8 | Int(bytes[index + 1])
    guard length >= 2, index + length <= bytes.count else { return nil }
    defer { index += length }
    return Array(bytes[(index + 2)..<(index + length)])
  }

  private mutating func readQuantization(_ segment: [UInt8]) {
    var place = 0
    while place < segment.count {
      let (isWide, number) = (segment[place] >> 4 != 0, Int(segment[place] & 3))
      place += 1
      let size = isWide ? 128 : 64
      guard place + size <= segment.count else { return }
      quantization[number] = (0..<64).map {
        isWide ? UInt16(segment[place + $0 * 2]) << 8 | UInt16(segment[place + $0 * 2 + 1]) : UInt16(segment[place + $0])
      }
      place += size
    }
  }

  private mutating func readHuffmanTables(_ segment: [UInt8]) {
    var place = 0
    while place + 17 <= segment.count {
      let (isAC, number) = (segment[place] >> 4 != 0, Int(segment[place] & 3))
      let counts = segment[(place + 1)..<(place + 17)].map(Int.init)
      let total = counts.reduce(0, +)
      guard place + 17 + total <= segment.count else { return }
      let table = JPEGHuffmanTable(counts, Array(segment[(place + 17)..<(place + 17 + total)]))
      if isAC { acTables[number] = table } else { dcTables[number] = table }
      place += 17 + total
    }
  }

  private mutating func readScan(_ segment: [UInt8]) -> Bool {
    guard let frame, let count = segment.first.map(Int.init), segment.count >= 4 + 2 * count else { return false }
    var parts: [JPEGScan.Part] = []
    for number in 0..<count {
      let (id, tables) = (segment[1 + number * 2], segment[2 + number * 2])
      guard let component = frame.components.firstIndex(where: { $0.id == id }) else { return false }
      parts.append(
        JPEGScan.Part(component: component, dc: dcTables[Int(tables >> 4 & 3)], ac: acTables[Int(tables & 3)]))
    }
    let rest = segment[(1 + 2 * count)...].map(Int.init)
    var scan = JPEGScan(
      bits: JPEGBitReader(bytes, at: index), parts: parts, first: rest[0], last: min(63, rest[1]), high: rest[2] >> 4,
      low: rest[2] & 15, restartInterval: restartInterval)
    var changed = frame
    scan.decode(into: &changed)
    self.frame = changed
    index = scan.bits.index
    return true
  }
}

/// A picture as its file describes it, before it is put together.
struct JPEGFrame {
  struct Component {
    let id: UInt8
    /// Samples in each direction for one of the whole picture's smallest units.
    let h: Int
    let v: Int
    let table: Int
    /// Blocks in a row and in a column, as many as whole units need.
    var columns = 0
    var rows = 0
    /// 64 a block.
    var coefficients: [Int16] = []
  }

  let width: Int
  let height: Int
  let isProgressive: Bool
  let maxH: Int
  let maxV: Int
  var components: [Component] = []

  /// As large as a picture may be, in pixels: the memory for it is asked for before anything is read.
  private static let mostPixels = 100_000_000

  var unitColumns: Int { (width + 8 * maxH - 1) / (8 * maxH) }
  var unitRows: Int { (height + 8 * maxV - 1) / (8 * maxV) }

  init?(_ segment: [UInt8], isProgressive: Bool) {
    guard segment.count >= 6, segment[0] == 8 else { return nil }
    height = Int(segment[1]) << 8 | Int(segment[2])
    width = Int(segment[3]) << 8 | Int(segment[4])
    self.isProgressive = isProgressive
    let count = Int(segment[5])
    guard width > 0, height > 0, width * height <= Self.mostPixels, [1, 3, 4].contains(count), segment.count >= 6 + 3 * count
    else { return nil }
    for number in 0..<count {
      let place = 6 + number * 3
      let (h, v) = (Int(segment[place + 1] >> 4), Int(segment[place + 1] & 15))
      guard (1...4).contains(h), (1...4).contains(v) else { return nil }
      components.append(Component(id: segment[place], h: h, v: v, table: Int(segment[place + 2] & 3)))
    }
    maxH = components.map(\.h).max() ?? 1
    maxV = components.map(\.v).max() ?? 1
    for index in components.indices {
      components[index].columns = unitColumns * components[index].h
      components[index].rows = unitRows * components[index].v
      components[index].coefficients = [Int16](
        repeating: 0, count: components[index].columns * components[index].rows * 64)
    }
  }
}
