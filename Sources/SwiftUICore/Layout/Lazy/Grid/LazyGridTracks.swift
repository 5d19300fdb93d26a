import Foundation

/// The tracks that grid items come to in a length (`lazy/grids`).
struct LazyGridTracks {
  struct Track {
    var length: CGFloat
    /// The distance to the next track.
    var gap: CGFloat
    let alignment: Alignment?
  }

  static let standardGap: CGFloat = 8

  private(set) var tracks: [Track] = []

  /// The length of all tracks and the gaps between them.
  var total: CGFloat { tracks.reduce(0) { $0 + $1.length + $1.gap } - (tracks.last?.gap ?? 0) }

  /// With no length given each track is as short as it may be.
  init(_ items: [GridItem], in available: CGFloat?) {
    let gaps = items.map { $0.spacing ?? Self.standardGap }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + length } else { sum }
    }
    var remaining = available.map { max(0, $0 - fixed - gaps.dropLast().reduce(0, +)) }
    var left = items.filter { if case .fixed = $0.size { false } else { true } }.count
    for (item, gap) in zip(items, gaps) {
      var used: CGFloat = 0
      let share = remaining.map { $0 / CGFloat(max(1, left)) }
      switch item.size {
      case .fixed(let length):
        add(1, length, gap, item)
        continue
      case .flexible(let minimum, let maximum):
        used = max(minimum, min(maximum, share ?? minimum))
        add(1, used, gap, item)
      case .adaptive(let minimum, let maximum):
        let share = share ?? minimum
        // How many fit, each but the last with a gap; never less than one.
        let count = max(1, Int(((share + gap) / max(1, minimum + gap)).rounded(.down)))
        let length = (share - CGFloat(count - 1) * gap) / CGFloat(count)
        add(count, max(minimum, min(maximum, length)), gap, item)
        used = share
      }
      remaining = remaining.map { max(0, $0 - used) }
      left -= 1
    }
  }

  private mutating func add(_ count: Int, _ length: CGFloat, _ gap: CGFloat, _ item: GridItem) {
    let track = Track(length: max(0, length), gap: gap, alignment: item.alignment)
    tracks += Array(repeating: track, count: count)
  }
}
