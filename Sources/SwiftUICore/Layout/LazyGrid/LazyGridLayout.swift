import Foundation

/// Cells that fill lines of tracks one after the other.
struct LazyGridLayout: Layout {
  /// The axis along which lines follow each other.
  let axis: Axis
  let items: [GridItem]
  /// How the tracks stand in more room than they take.
  let alignment: AlignmentKey
  let spacing: CGFloat?

  private func tracks(_ proposal: ProposedViewSize) -> LazyGridTracks {
    let available = proposal.length(along: axis.other)
    return LazyGridTracks(items, in: available == .infinity ? nil : available)
  }

  private var gap: CGFloat { spacing ?? LazyGridTracks.standardGap }

  private func proposal(_ track: LazyGridTracks.Track) -> ProposedViewSize {
    ProposedViewSize(along: axis, nil, across: track.length)
  }

  /// How cells stand where their track does not say: as the tracks do (`lazy/grid-alignment`).
  private var standardAlignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(alignment), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment))
  }

  /// The cells of each line.
  private func lines(_ subviews: Subviews, _ tracks: LazyGridTracks) -> [Range<Int>] {
    if tracks.tracks.isEmpty { return [] }
    return stride(from: subviews.startIndex, to: subviews.endIndex, by: tracks.tracks.count).map {
      $0..<min($0 + tracks.tracks.count, subviews.endIndex)
    }
  }

  private func length(_ line: Range<Int>, _ subviews: Subviews, _ tracks: LazyGridTracks) -> CGFloat {
    zip(line, tracks.tracks).map { subviews[$0].sizeThatFits(proposal($1)).length(along: axis) }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let tracks = tracks(proposal)
    let lines = lines(subviews, tracks)
    var total = gap * CGFloat(max(0, lines.count - 1))
    for line in lines { total += length(line, subviews, tracks) }
    let available = proposal.length(along: axis.other)
    return CGSize(along: axis, total, across: available ?? tracks.total)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let tracks = tracks(proposal)
    let whole = ViewDimensions(bounds.size)
    let used = ViewDimensions(CGSize(along: axis, bounds.size.length(along: axis), across: tracks.total))
    let start = whole.value(of: alignment) - used.value(of: alignment)
    var main: CGFloat = 0
    for line in lines(subviews, tracks) {
      let length = length(line, subviews, tracks)
      var across = start
      for (index, track) in zip(line, tracks.tracks) {
        place(
          subviews[index], in: CGSize(along: axis, length, across: track.length), track,
          at: CGPoint(x: bounds.minX, y: bounds.minY) + CGPoint(along: axis, main, across: across))
        across += track.length + track.gap
      }
      main += length + gap
    }
  }

  private func place(_ subview: LayoutSubview, in cell: CGSize, _ track: LazyGridTracks.Track, at corner: CGPoint) {
    let proposal = proposal(track)
    let origin = (track.alignment ?? standardAlignment).origin(of: subview.dimensions(in: proposal), in: ViewDimensions(cell))
    subview.place(at: corner + origin, proposal: proposal)
  }
}
