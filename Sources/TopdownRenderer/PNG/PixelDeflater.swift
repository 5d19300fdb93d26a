/// Deflates opaque pixels: what a screen has most of, rows and stretches that go on as before, costs next to nothing.
///
/// Each row is written as its difference from the row above (PNG's filter "up"), and a difference that repeats to the right as a
/// copy of the pixel before it. General compressors look for more, and need several times as long for a screen.
struct PixelDeflater {
  /// Bytes of a pixel, which is how far back each copy reaches.
  private static let pixelBytes = 3
  /// As many as the longest copy holds: 258 bytes.
  private static let longestRun = 86
  private static let endOfBlock = 256
  private static let filterUp: UInt8 = 2
  /// Of the copy's distance: 3.
  private static let distanceSymbol = 2

  /// Bytes as they are, or the count of pixels to copy above `copy`.
  private var tokens: [UInt16] = []
  private var checksum = Adler32()
  private static let copy: UInt16 = 0x100

  /// A zlib stream (RFC 1950).
  ///
  /// - Parameter row: The first of `width` pixels, of which the lower 24 bits count: red, green, blue.
  static func deflate(width: Int, height: Int, row: (Int) -> UnsafePointer<UInt32>) -> [UInt8] {
    var deflater = PixelDeflater()
    deflater.tokens.reserveCapacity(width * 16)
    let blank = [UInt32](repeating: 0, count: width)
    blank.withUnsafeBufferPointer { blank in
      guard var above = blank.baseAddress else { return }
      for y in 0..<height {
        let current = row(y)
        deflater.add(current, above: above, width: width)
        above = current
      }
    }
    return deflater.stream()
  }

  private mutating func add(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int) {
    addByte(Self.filterUp)
    var x = 0
    while x < width {
      let difference = Self.difference(row[x], above[x])
      addPixel(difference)
      let start = x + 1
      x = start
      if difference == 0 {
        while x < width, (row[x] ^ above[x]) & 0xFF_FFFF == 0 { x += 1 }
      } else {
        while x < width, Self.difference(row[x], above[x]) == difference { x += 1 }
      }
      addCopies(of: difference, count: x - start)
    }
  }

  /// Byte by byte, without a borrow from one to the next.
  @inline(__always) private static func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
    (((pixel | 0x8080_8080) &- (above & 0x7F7F_7F7F)) ^ ((pixel ^ ~above) & 0x8080_8080)) & 0xFF_FFFF
  }

  private mutating func addPixel(_ pixel: UInt32) {
    addByte(UInt8(truncatingIfNeeded: pixel >> 16))
    addByte(UInt8(truncatingIfNeeded: pixel >> 8))
    addByte(UInt8(truncatingIfNeeded: pixel))
  }

  private mutating func addByte(_ byte: UInt8) {
    tokens.append(UInt16(byte))
    checksum.add(byte)
  }

  private mutating func addCopies(of pixel: UInt32, count: Int) {
    var rest = count
    while rest > 0 {
      let run = min(rest, Self.longestRun)
      tokens.append(Self.copy + UInt16(run))
      rest -= run
    }
    if pixel == 0 {
      checksum.addZeros(count * Self.pixelBytes)
    } else {
      for _ in 0..<count {
        checksum.add(UInt8(truncatingIfNeeded: pixel >> 16))
        checksum.add(UInt8(truncatingIfNeeded: pixel >> 8))
        checksum.add(UInt8(truncatingIfNeeded: pixel))
      }
    }
  }

  // MARK: One block with a code of its own

  private func stream() -> [UInt8] {
    var frequencies = [Int](repeating: 0, count: 286)
    for token in tokens {
      frequencies[token < Self.copy ? Int(token) : CopyLength.of(pixels: Int(token - Self.copy)).symbol] += 1
    }
    frequencies[Self.endOfBlock] = 1
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    let distances = HuffmanCode(lengths: [0, 0, 1])

    var bits = BitWriter()
    // The header of zlib: deflate, a window of 32 kilobytes, the fastest kind.
    bits.write(0x78, count: 8)
    bits.write(0x01, count: 8)
    // The last block, with codes of its own.
    bits.write(0b101, count: 3)
    writeCodes(code, distances, to: &bits)
    for token in tokens {
      guard token >= Self.copy else {
        bits.write(Int(token), in: code)
        continue
      }
      let length = CopyLength.of(pixels: Int(token - Self.copy))
      bits.write(length.symbol, in: code)
      bits.write(length.extra, count: length.extraBits)
      bits.write(Self.distanceSymbol, in: distances)
    }
    bits.write(Self.endOfBlock, in: code)
    bits.finish()
    return bits.bytes + (0..<4).map { UInt8(truncatingIfNeeded: checksum.value >> UInt32(24 - 8 * $0)) }
  }

  /// Both codes by their lengths, which have a code in turn.
  private func writeCodes(_ code: HuffmanCode, _ distances: HuffmanCode, to bits: inout BitWriter) {
    let lengths = (code.lengths + distances.lengths).map(Int.init)
    var frequencies = [Int](repeating: 0, count: 19)
    for length in lengths { frequencies[length] += 1 }
    let meta = HuffmanCode(frequencies: frequencies, limit: 7)
    bits.write(code.lengths.count - 257, count: 5)
    bits.write(distances.lengths.count - 1, count: 5)
    bits.write(Self.metaOrder.count - 4, count: 4)
    for symbol in Self.metaOrder { bits.write(Int(meta.lengths[symbol]), count: 3) }
    for length in lengths { bits.write(length, in: meta) }
  }

  private static let metaOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}

/// How deflate writes the length of a copy (RFC 1951, 3.2.5).
private struct CopyLength {
  let symbol: Int
  let extra: Int
  let extraBits: Int

  static func of(pixels: Int) -> CopyLength { table[pixels] }

  private static let table: [CopyLength] = (0...86).map { CopyLength(bytes: max(3, $0 * 3)) }

  private init(bytes: Int) {
    guard bytes < 258 else {
      (symbol, extra, extraBits) = (285, 0, 0)
      return
    }
    let length = bytes - 3
    // Four symbols for each number of extra bits, from eight lengths that need none.
    extraBits = length < 8 ? 0 : Int.bitWidth - 3 - length.leadingZeroBitCount
    symbol = 257 + 4 * extraBits + (length >> extraBits)
    extra = length & ((1 << extraBits) - 1)
  }
}

/// The checksum of zlib streams (RFC 1950).
struct Adler32 {
  private static let modulus: UInt64 = 65_521
  private var sum: UInt64 = 1
  private var sums: UInt64 = 0

  var value: UInt32 { UInt32(sums % Self.modulus) << 16 | UInt32(sum % Self.modulus) }

  @inline(__always) mutating func add(_ byte: UInt8) {
    sum += UInt64(byte)
    sums += sum
    if sums >= 1 << 62 { reduce() }
  }

  mutating func addZeros(_ count: Int) {
    reduce()
    sums += sum * UInt64(count)
  }

  private mutating func reduce() {
    sum %= Self.modulus
    sums %= Self.modulus
  }
}
