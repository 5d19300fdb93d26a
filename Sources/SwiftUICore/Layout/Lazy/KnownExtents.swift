import Foundation

/// How long the rows of a collection are, where that is known.
///
/// Sums and searches pass over whole stretches of rows, so that what they cost hardly depends on how many there are.
struct KnownExtents {
  fileprivate struct Stretch {
    /// Empty where no row of the stretch is known.
    var extents: [CGFloat?] = []
    var knownCount = 0
    var knownSum: CGFloat = 0
  }

  private static let stretchLength = 256

  let count: Int
  private(set) var knownCount = 0
  private var stretches: [Stretch]

  init(count: Int = 0) {
    self.count = count
    stretches = Array(repeating: Stretch(), count: (count + Self.stretchLength - 1) / Self.stretchLength)
  }

  /// Of those that are known; nil where none is.
  var average: CGFloat? {
    knownCount == 0 ? nil : stretches.reduce(0) { $0 + $1.knownSum } / CGFloat(knownCount)
  }

  subscript(index: Int) -> CGFloat? {
    let extents = stretches[index / Self.stretchLength].extents
    return extents.isEmpty ? nil : extents[index % Self.stretchLength]
  }

  mutating func set(_ extent: CGFloat, at index: Int) {
    let old = self[index]
    if old == extent { return }
    if old == nil { knownCount += 1 }
    stretches[index / Self.stretchLength].set(extent, at: index % Self.stretchLength, of: Self.stretchLength)
  }

  /// What `range` takes, where a row that is not known takes `estimate`.
  func sum(of range: Range<Int>, estimate: CGFloat) -> CGFloat {
    if knownCount == 0 { return CGFloat(range.count) * estimate }
    return parts(of: range).reduce(0) { $0 + sum(ofPart: $1, estimate) }
  }

  /// The first row of `range` that ends more than `distance` behind the range's start, where `gap` follows each row.
  func firstIndex(endingBeyond distance: CGFloat, in range: Range<Int>, estimate: CGFloat, gap: CGFloat) -> Int {
    var start: CGFloat = 0
    for part in parts(of: range) {
      let end = start + sum(ofPart: part, estimate) + CGFloat(part.count) * gap
      if end <= distance {
        start = end
        continue
      }
      for index in part {
        start += self[index] ?? estimate
        if start > distance { return index }
        start += gap
      }
    }
    return range.upperBound
  }

  /// The range, divided where stretches are.
  private func parts(of range: Range<Int>) -> some Sequence<Range<Int>> {
    sequence(state: range.lowerBound) { next -> Range<Int>? in
      if next >= range.upperBound { return nil }
      let end = min(range.upperBound, (next / Self.stretchLength + 1) * Self.stretchLength)
      defer { next = end }
      return next..<end
    }
  }

  private func sum(ofPart part: Range<Int>, _ estimate: CGFloat) -> CGFloat {
    let stretch = stretches[part.lowerBound / Self.stretchLength]
    if stretch.knownCount == 0 { return CGFloat(part.count) * estimate }
    if part.count == Self.stretchLength {
      return stretch.knownSum + CGFloat(part.count - stretch.knownCount) * estimate
    }
    return part.reduce(0) { $0 + (self[$1] ?? estimate) }
  }
}

extension KnownExtents.Stretch {
  mutating func set(_ extent: CGFloat, at offset: Int, of count: Int) {
    if extents.isEmpty { extents = Array(repeating: nil, count: count) }
    if extents[offset] == nil { knownCount += 1 }
    extents[offset] = extent
    // Added up anew: differences would gather errors, and an infinite one never goes again.
    knownSum = extents.reduce(0) { $0 + ($1 ?? 0) }
  }
}
