import Foundation

/// Where the next cluster of a character is drawn: its marks and signs may be clusters of their own.
struct Pen {
  private(set) var character: Character?
  /// Where layout put the character.
  private(set) var start: CGFloat = 0
  private var x: CGFloat = 0
  private var isFirst = true

  init() {}

  init(_ character: Character, at start: CGFloat) {
    self.character = character
    self.start = start
    x = start
  }

  /// Moves on by the cluster's own advance; from right to left a later cluster stands left of the first.
  mutating func place(of cluster: TextCluster) -> CGFloat {
    defer { isFirst = false }
    if cluster.isRightToLeft {
      if !isFirst { x -= cluster.width }
      return x
    }
    defer { x += cluster.width }
    return x
  }
}
