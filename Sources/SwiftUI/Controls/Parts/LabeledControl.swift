import Foundation
@_spi(Runtime) import SwiftUICore

/// A label with a control: apart at the two edges, or side by side on a Mac; where labels are hidden, the control alone.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// Whether the control takes all the width that there is.
  var fills = false

  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.formLayout) private var formLayout
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    let shownLabel = HStack { label }.modifier(Presence(isDrawn: !isLabelHidden, isDescribed: true))
    let content = TupleView((shownLabel, control))
    if idiom == .mac, fills || formLayout != .grouped {
      LayoutView(layout: ControlBesideLabelLayout(isLabelHidden: isLabelHidden), content: content)
    } else {
      LayoutView(
        layout: TrailingControlLayout(isLabelHidden: isLabelHidden, isHeightOfLabel: isInListRow), content: content)
    }
  }
}

/// The label at the leading edge, the control at the trailing one, and all the width there is; where that would break the label into
/// so many lines that it is lower to have the control below, it is there.
///
/// - Gap: when Apple's moves the control below a label is not recorded.
struct TrailingControlLayout: Layout {
  let isLabelHidden: Bool
  /// In a row of a list the control overhangs a line of text (`ios/form/basic`).
  let isHeightOfLabel: Bool

  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let control = subviews[1].sizeThatFits(.unspecified)
    if isLabelHidden { return control }
    if let stacked = stackedSizes(proposal, subviews) {
      return CGSize(
        width: max(proposal.width ?? 0, stacked.label.width, stacked.control.width),
        height: stacked.label.height + Self.gap + stacked.control.height)
    }
    let label = subviews[0].sizeThatFits(room(in: proposal, beside: control))
    return CGSize(
      width: max(proposal.width ?? 0, label.width + Self.gap + control.width),
      height: isHeightOfLabel && label.height > 0 ? label.height : max(label.height, control.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let control = subviews[1].sizeThatFits(.unspecified)
    if stackedSizes(proposal, subviews) != nil {
      subviews[0].place(at: bounds.origin, proposal: wholeWidth(proposal))
      subviews[1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: wholeWidth(proposal))
      return
    }
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: room(in: proposal, beside: control))
    subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }

  /// The sizes of both one above the other; nil where they stand side by side.
  private func stackedSizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (label: CGSize, control: CGSize)? {
    guard proposal.width != nil, !isLabelHidden else { return nil }
    let natural = subviews[1].sizeThatFits(.unspecified)
    let beside = subviews[0].sizeThatFits(room(in: proposal, beside: natural))
    let (label, control) = (
      subviews[0].sizeThatFits(wholeWidth(proposal)), subviews[1].sizeThatFits(wholeWidth(proposal))
    )
    return max(beside.height, natural.height) > label.height + Self.gap + control.height ? (label, control) : nil
  }

  private func wholeWidth(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  private func room(in proposal: ProposedViewSize, beside control: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - control.width - Self.gap) }, height: proposal.height)
  }
}

/// The control right behind the label, in the width that the label leaves (`picker/basic`, `slider/basic`).
///
/// The place where the control begins is a guide: forms in columns have all of them one below the other.
struct ControlBesideLabelLayout: Layout {
  let isLabelHidden: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let label = labelSize(subviews, proposal)
    let start = start(behind: label)
    let control = subviews[1].sizeThatFits(room(in: proposal, after: start))
    return CGSize(width: start + control.width, height: max(label.height, control.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let start = start(behind: labelSize(subviews, proposal))
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: labelProposal(proposal))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + start, y: bounds.midY), anchor: .leading, proposal: room(in: proposal, after: start))
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .startOfControl ? start(behind: labelSize(subviews, proposal)) : nil
  }

  private func labelProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  private func labelSize(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
    isLabelHidden ? .zero : subviews[0].sizeThatFits(labelProposal(proposal))
  }

  private func start(behind label: CGSize) -> CGFloat { label.width > 0 ? label.width + ControlMetrics.mac.labelGap : 0 }

  private func room(in proposal: ProposedViewSize, after start: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - start) }, height: proposal.height)
  }
}

extension HorizontalAlignment {
  private enum StartOfControl: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// Where the control of a view with a label begins; the leading edge of any other view.
  static let startOfControl = HorizontalAlignment(StartOfControl.self)
}
