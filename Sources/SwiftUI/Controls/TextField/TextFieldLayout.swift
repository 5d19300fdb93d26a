import Foundation
@_spi(Runtime) import SwiftUICore

/// One above the other: all the width there is, and the text's height with what fields add, rounded up (`ios/textfield/basic`).
struct TextFieldLayout: Layout {
  /// Whether it has as many lines as the text.
  let isGrowing: Bool
  let extraHeight: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let line = line(proposal)
    let sizes = subviews.map { $0.sizeThatFits(line) }
    let height = sizes.reduce(0) { max($0, $1.height) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { max($0, $1.width) }, height: (height + extraHeight).rounded(.up))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: line(proposal))
    }
  }

  private func line(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: isGrowing ? proposal.height : nil)
  }
}
