import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Where the parts of a navigation bar stand on iOS 26 without a status bar (`ios/nav/basic`, `ios/nav/inline`).
final class NavigationBarNode: LayoutNode {
  var glass = Glass()
  var isRightToLeft = false

  static let buttonRow: CGFloat = 64
  static let largeTitleRow: CGFloat = 52
  private static let titleMargin: CGFloat = 16
  private static let buttonMargin: CGFloat = 10

  private func child(_ part: BarPart) -> LayoutNode? { children.first { $0.trait(BarPartTrait.self) == part } }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? 320, height: Self.buttonRow + (child(.largeTitle) == nil ? 0 : Self.largeTitleRow))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    var leading = Self.buttonMargin
    if let back = child(.back) {
      place(back, .unspecified, x: leading, midY: Self.buttonRow / 2)
      leading += back.size.width + 8
    }
    if let title = child(.title) {
      let proposal = ProposedViewSize(width: max(0, size.width - 2 * max(leading, Self.titleMargin)), height: nil)
      place(title, proposal, x: (size.width - title.measure(proposal).width) / 2, midY: Self.buttonRow / 2)
    }
    if let title = child(.largeTitle) {
      let proposal = ProposedViewSize(width: max(0, size.width - 2 * Self.titleMargin), height: nil)
      place(title, proposal, x: Self.titleMargin, midY: Self.buttonRow + Self.largeTitleRow / 2)
    }
  }

  /// `x` counts from the leading edge.
  private func place(_ node: LayoutNode, _ proposal: ProposedViewSize, x: CGFloat, midY: CGFloat) {
    let chosen = node.measure(proposal)
    node.place(at: CGPoint(x: isRightToLeft ? size.width - x - chosen.width : x, y: midY - chosen.height / 2), proposal)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if let back = child(.back) { context.add(glass, in: CGRect(origin: origin + back.origin, size: back.size)) }
    super.draw(into: &context, at: origin)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .navigationBar) { super.describe(into: &$0, at: origin) }
  }
}
