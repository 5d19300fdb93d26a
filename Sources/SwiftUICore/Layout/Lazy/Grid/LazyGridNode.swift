import Foundation

/// A lazy grid: cells fill lines of tracks one after the other (`lazy/grids`).
final class LazyGridNode: LazyNode {
  var items: [GridItem] = []
  /// How the tracks stand in more room than they take, and cells where their track does not say (`lazy/grid-alignment`).
  var alignment = Alignment.center
  /// Between lines.
  var gap: CGFloat?

  private func gridTracks(_ across: CGFloat?) -> LazyGridTracks { LazyGridTracks(items, in: across == .infinity ? nil : across) }

  override func tracks(across: CGFloat?) -> LazyArrangement.Tracks {
    LazyArrangement.Tracks(
      proposals: gridTracks(across).tracks.map { ProposedViewSize(along: axis, nil, across: $0.length) },
      whole: ProposedViewSize(along: axis, nil, across: across), axis: axis, gap: gap ?? LazyGridTracks.standardGap)
  }

  override func breadth(of arrangement: LazyArrangement) -> CGFloat { gridTracks(nil).total }

  override func offset(of cell: LazyArrangement.Cell, across breadth: CGFloat) -> CGPoint {
    let tracks = gridTracks(breadth)
    guard let index = cell.track else { return origin(of: cell, alignment, breadth) }
    let track = tracks.tracks[index]
    let before = tracks.tracks[..<index].reduce(0) { $0 + $1.length + $1.gap }
    let slack = ViewDimensions(CGSize(along: axis, 0, across: breadth)),
      used = ViewDimensions(CGSize(along: axis, 0, across: tracks.total))
    let start =
      axis == .vertical
      ? slack[alignment.horizontal] - used[alignment.horizontal] : slack[alignment.vertical] - used[alignment.vertical]
    return CGPoint(along: axis, 0, across: start + before) + origin(of: cell, track.alignment ?? alignment, track.length)
  }

  private func origin(of cell: LazyArrangement.Cell, _ alignment: Alignment, _ breadth: CGFloat) -> CGPoint {
    alignment.origin(
      of: cell.node.dimensions(cell.proposal), in: ViewDimensions(CGSize(along: axis, cell.length, across: breadth)))
  }
}
