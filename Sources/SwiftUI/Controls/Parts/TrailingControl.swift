import Foundation
@_spi(Runtime) import SwiftUICore

/// A label at the leading edge and a control at the trailing one; where labels are hidden, the control alone.
struct TrailingControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    let layout = TrailingControlLayout(isLabelHidden: isLabelHidden, isHeightOfLabel: isInListRow)
    let shownLabel = HStack { label }.modifier(Presence(isDrawn: !isLabelHidden, isDescribed: true))
    LayoutView(layout: layout, content: TupleView((shownLabel, control)))
  }
}

/// The label at the leading edge, the control at the trailing one, and all the width there is.
struct TrailingControlLayout: Layout {
  let isLabelHidden: Bool
  /// In a row of a list the control overhangs a line of text (`ios/form/basic`).
  let isHeightOfLabel: Bool

  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let control = subviews[1].sizeThatFits(.unspecified)
    if isLabelHidden { return control }
    let label = subviews[0].sizeThatFits(room(in: proposal, beside: control))
    return CGSize(
      width: max(proposal.width ?? 0, label.width + Self.gap + control.width),
      height: isHeightOfLabel && label.height > 0 ? label.height : max(label.height, control.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let control = subviews[1].sizeThatFits(.unspecified)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: room(in: proposal, beside: control))
    subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }

  private func room(in proposal: ProposedViewSize, beside control: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - control.width - Self.gap) }, height: proposal.height)
  }
}
