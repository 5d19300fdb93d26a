import Foundation

/// A word whose letters join, as Arabic's do, with the places that layout gave its letters.
struct JoinedWord {
  private var clusters: [(cluster: TextCluster, position: CGFloat)] = []

  var isEmpty: Bool { clusters.isEmpty }

  mutating func append(_ cluster: TextCluster, at position: CGFloat) { clusters.append((cluster, position)) }

  var left: CGFloat { clusters.map(\.position).min() ?? 0 }

  /// A mark, which comes after its letter, stands left of it.
  var fromLeft: [TextCluster] {
    clusters.enumerated().sorted { ($0.element.position, -$0.offset) < ($1.element.position, -$1.offset) }.map(\.element.cluster)
  }

  /// How much wider than by the font's own advances the letters were measured; where the last one ends is not known.
  var stretch: CGFloat {
    let own = fromLeft.dropLast().reduce(0) { $0 + $1.width }
    let measured = (clusters.map(\.position).max() ?? 0) - left
    return own > 0 && measured > 0 ? measured / own : 1
  }
}
