import Foundation
@_spi(Runtime) import SwiftUICore

/// Rows one below the other in two columns: labels end where the controls begin (`form/basic`).
///
/// What has no label stands in the column of the controls. The form hugs its rows.
struct FormColumnsLayout: Layout {
  private struct Row {
    /// How far the control's start is from the row's.
    let labelWidth: CGFloat
    let proposal: ProposedViewSize
    let size: CGSize
    let y: CGFloat
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (rows, labels) = rows(subviews, proposal)
    return CGSize(
      width: rows.reduce(0) { max($0, labels - $1.labelWidth + $1.size.width) },
      height: rows.last.map { $0.y + $0.size.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (rows, labels) = rows(subviews, proposal)
    for (subview, row) in zip(subviews, rows) {
      subview.place(
        at: CGPoint(x: bounds.minX + labels - row.labelWidth, y: bounds.minY + row.y), proposal: row.proposal)
    }
  }

  private func rows(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (rows: [Row], labels: CGFloat) {
    let whole = ProposedViewSize(width: proposal.width, height: nil)
    let labelWidths = subviews.map { $0.dimensions(in: whole)[.startOfControl] }
    let labels = labelWidths.max() ?? 0
    var rows: [Row] = []
    var y: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      // The room that other labels need is not the row's.
      let indent = labels - labelWidths[index]
      let rowProposal = ProposedViewSize(width: proposal.width.map { max(0, $0 - indent) }, height: nil)
      if index > 0 { y += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical) }
      let size = subview.sizeThatFits(rowProposal)
      rows.append(Row(labelWidth: labelWidths[index], proposal: rowProposal, size: size, y: y))
      y += size.height
    }
    return (rows, labels)
  }
}
