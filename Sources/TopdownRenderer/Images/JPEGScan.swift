/// One pass over a picture's coefficients.
struct JPEGScan {
  struct Part {
    let component: Int
    let dc: JPEGHuffmanTable?
    let ac: JPEGHuffmanTable?
  }

  var bits: JPEGBitReader
  let parts: [Part]
  /// Which coefficients of each block, in zigzag order.
  let first: Int
  let last: Int
  /// The lowest bit that is known, and the one that comes now.
  let high: Int
  let low: Int
  let restartInterval: Int

  private var predictions = [Int](repeating: 0, count: 4)
  /// Blocks that have no more coefficients in this pass.
  private var emptyBlocks = 0

  init(
    bits: JPEGBitReader, parts: [Part], first: Int, last: Int, high: Int, low: Int, restartInterval: Int
  ) {
    self.bits = bits
    self.parts = parts
    self.first = first
    self.last = last
    self.high = high
    self.low = low
    self.restartInterval = restartInterval
  }

  mutating func decode(into frame: inout JPEGFrame) {
    if parts.count == 1 {
      decodeSingle(parts[0], &frame)
    } else {
      decodeUnits(&frame)
    }
  }

  /// A pass over one component has its own blocks only, not those that fill units up.
  private mutating func decodeSingle(_ part: Part, _ frame: inout JPEGFrame) {
    let component = frame.components[part.component]
    let columns = (frame.width * component.h + 8 * frame.maxH - 1) / (8 * frame.maxH)
    let rows = (frame.height * component.v + 8 * frame.maxV - 1) / (8 * frame.maxV)
    for number in 0..<columns * rows {
      if !restart(before: number) { return }
      decodeBlock(part, column: number % columns, row: number / columns, &frame)
      if bits.isAtEnd { return }
    }
  }

  private mutating func decodeUnits(_ frame: inout JPEGFrame) {
    for number in 0..<frame.unitColumns * frame.unitRows {
      if !restart(before: number) { return }
      let (column, row) = (number % frame.unitColumns, number / frame.unitColumns)
      for part in parts {
        let (h, v) = (frame.components[part.component].h, frame.components[part.component].v)
        for y in 0..<v {
          for x in 0..<h { decodeBlock(part, column: column * h + x, row: row * v + y, &frame) }
        }
      }
      if bits.isAtEnd { return }
    }
  }

  private mutating func restart(before number: Int) -> Bool {
    guard restartInterval > 0, number > 0, number % restartInterval == 0 else { return true }
    predictions = [Int](repeating: 0, count: 4)
    emptyBlocks = 0
    return bits.skipRestartMarker()
  }

  private mutating func decodeBlock(_ part: Part, column: Int, row: Int, _ frame: inout JPEGFrame) {
    let place = (row * frame.components[part.component].columns + column) * 64
    let isProgressive = frame.isProgressive
    frame.components[part.component].coefficients.withUnsafeMutableBufferPointer { all in
      guard place + 64 <= all.count else { return }
      let block = UnsafeMutableBufferPointer(rebasing: all[place..<place + 64])
      if !isProgressive {
        decodeFirstDC(part, block)
        decodeFirstAC(part, from: 1, to: 63, block)
      } else if first == 0 {
        if high == 0 { decodeFirstDC(part, block) } else if bits.bit() == 1 { block[0] |= Int16(truncatingIfNeeded: 1 << low) }
      } else if high == 0 {
        decodeFirstAC(part, from: first, to: last, block)
      } else {
        refineAC(part, block)
      }
    }
  }

  private mutating func decodeFirstDC(_ part: Part, _ block: UnsafeMutableBufferPointer<Int16>) {
    guard let table = part.dc else { return }
    predictions[part.component] &+= bits.signed(Int(table.next(&bits)))
    block[0] = Int16(truncatingIfNeeded: predictions[part.component] << low)
  }

  private mutating func decodeFirstAC(_ part: Part, from first: Int, to last: Int, _ block: UnsafeMutableBufferPointer<Int16>) {
    guard let table = part.ac else { return }
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    var k = first
    while k <= last {
      let code = Int(table.next(&bits))
      let (run, size) = (code >> 4, code & 15)
      if size == 0 {
        if run < 15 {
          emptyBlocks = (1 << run) - 1 + (run > 0 ? bits.unsigned(run) : 0)
          return
        }
        k += 16
        continue
      }
      k += run
      guard k <= 63 else { return }
      block[JPEGOrder.zigzag[k]] = Int16(truncatingIfNeeded: bits.signed(size) << low)
      k += 1
    }
  }

  /// One more bit for coefficients that are known, and new ones that are one in this bit.
  private mutating func refineAC(_ part: Part, _ block: UnsafeMutableBufferPointer<Int16>) {
    guard let table = part.ac else { return }
    let one = Int16(1) << Int16(low)
    var k = first
    func refine(_ place: Int) {
      guard bits.bit() == 1, block[place] & one == 0 else { return }
      block[place] &+= block[place] >= 0 ? one : 0 &- one
    }
    if emptyBlocks == 0 {
      while k <= last {
        let code = Int(table.next(&bits))
        var (run, size) = (code >> 4, code & 15)
        var new: Int16 = 0
        if size == 0, run < 15 {
          emptyBlocks = (1 << run) + (run > 0 ? bits.unsigned(run) : 0)
          break
        }
        if size > 0 { new = bits.bit() == 1 ? one : 0 &- one }
        size = 0
        while k <= last {
          let place = JPEGOrder.zigzag[k]
          k += 1
          if block[place] != 0 {
            refine(place)
          } else if run == 0 {
            if new != 0 { block[place] = new }
            break
          } else {
            run -= 1
          }
        }
        if bits.isAtEnd { return }
      }
    }
    guard emptyBlocks > 0 else { return }
    while k <= last {
      let place = JPEGOrder.zigzag[k]
      if block[place] != 0 { refine(place) }
      k += 1
    }
    emptyBlocks -= 1
  }
}

enum JPEGOrder {
  /// Where the coefficients of a block stand, in the order in which they come.
  static let zigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62,
    63,
  ]
}
