import Foundation

/// A PNG as its chunks, to read and write the texts in it.
struct PNGFile {
  static let drawingVersionKey = "Topdown-Drawing-Version"
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  var chunks: [Chunk] = []

  struct Chunk {
    let type: String
    let content: Data
    /// The chunk as it stands in the file, with length and checksum.
    let bytes: Data
  }

  init(_ data: Data) throws {
    guard data.starts(with: Self.signature) else { throw RenderingError.unreadablePicture("it does not start as a PNG") }
    var rest = data.dropFirst(Self.signature.count)
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 12 + length else { throw RenderingError.unreadablePicture("it is cut short") }
      let bytes = rest.prefix(12 + length)
      let type = String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(Chunk(type: type, content: bytes.dropFirst(8).dropLast(4), bytes: bytes))
      rest = rest.dropFirst(12 + length)
    }
  }

  /// Opaque pixels, eight bits a color.
  ///
  /// - Parameter row: The first of `width` pixels, of which the lower 24 bits count: red, green, blue.
  init(width: Int, height: Int, row: (Int) -> UnsafePointer<UInt32>) {
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    chunks = [
      // Eight bits, true color without alpha, and the only compression, filters and order that there are.
      Chunk(type: "IHDR", content: size + [8, 2, 0, 0, 0]),
      Chunk(type: "IDAT", content: Data(PixelDeflater.deflate(width: width, height: height, row: row))),
      Chunk(type: "IEND", content: Data()),
    ]
  }

  var data: Data {
    chunks.reduce(into: Self.signature) { $0 += $1.bytes }
  }

  /// The text that a `tEXt` chunk holds under `key`.
  func text(_ key: String) -> String? {
    chunks.lazy
      .filter { $0.type == "tEXt" }
      .map { $0.content.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) } }
      .first { $0.count == 2 && $0[0] == key }?[1]
  }

  func settingText(_ key: String, _ value: String) -> PNGFile {
    var file = self
    // Right after the header, the one place that any order of chunks allows.
    file.chunks.insert(Chunk(type: "tEXt", content: Data(key.utf8) + [0] + Data(value.utf8)), at: 1)
    return file
  }
}

extension PNGFile.Chunk {
  fileprivate init(type: String, content: Data) {
    let body = Data(type.utf8) + content
    let bytes = UInt32(content.count).bigEndianBytes + body + CRC32.of(body).bigEndianBytes
    self.init(type: type, content: content, bytes: bytes)
  }
}

/// The checksum of PNG chunks (ISO 3309).
enum CRC32 {
  static func of(_ bytes: Data) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      ~bytes.reduce(~0) { remainder, byte in table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ remainder >> 8 }
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { remainder, _ in remainder & 1 == 1 ? 0xEDB8_8320 ^ remainder >> 1 : remainder >> 1 }
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: Data {
    withUnsafeBytes(of: bigEndian) { Data($0) }
  }
}
