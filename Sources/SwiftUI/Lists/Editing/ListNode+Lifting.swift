import Foundation
@_spi(Runtime) import SwiftUICore

/// A row that a finger holds by its handle, and how far that is from the row's place.
struct LiftedRow {
  let row: ListRowNode
  var distance: CGFloat

  /// The row that it would be put next to, and on which side: those of its collection make way once it covers half of them.
  func goal(among rows: [ListArrangement.Row]) -> (side: MoveSide, other: ListArrangement.Row)? {
    guard let own = rows.first(where: { $0.node === row }), let collection = row.placeInCollection?.rows else { return nil }
    func isPassed(_ other: ListArrangement.Row) -> Bool {
      guard other.node.placeInCollection?.rows === collection else { return false }
      let middle = other.y + other.height / 2
      return distance > 0 ? other.y > own.y && own.maxY + distance > middle : other.y < own.y && own.y + distance < middle
    }
    let passed = rows.filter(isPassed)
    return distance > 0 ? passed.last.map { (.after, $0) } : passed.first.map { (.before, $0) }
  }

  /// How far each row stands from its place meanwhile.
  func displacements(among rows: [ListArrangement.Row]) -> [ObjectIdentifier: CGFloat] {
    guard let own = rows.first(where: { $0.node === row }) else { return [:] }
    var found = [ObjectIdentifier(row): distance]
    guard let goal = goal(among: rows) else { return found }
    for other in rows where other.node !== row {
      switch goal.side {
      case .after where other.y > own.y && other.y <= goal.other.y: found[ObjectIdentifier(other.node)] = -own.height
      case .before where other.y < own.y && other.y >= goal.other.y: found[ObjectIdentifier(other.node)] = own.height
      case .after, .before: break
      }
    }
    return found
  }
}

extension ListNode {
  /// A finger holds the row that far from where it took it.
  @MainActor func lift(_ row: ListRowNode, by distance: CGFloat) {
    lifted = LiftedRow(row: row, distance: distance)
    layout.needsPlacement(self)
  }

  /// The finger lets go.
  @MainActor func drop() {
    guard let lifted else { return }
    self.lifted = nil
    layout.needsPlacement(self)
    if let goal = lifted.goal(among: arrangement.rows) { lifted.row.mover?.move(goal.side, of: goal.other.node) }
  }
}
