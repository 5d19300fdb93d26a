import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Items in a row over the lower edge of a screen: in the middle, or pushed apart by their spacers.
final class BottomBarNode: BarNode {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: Self.buttonRow)
  }

  private var items: [BarItemNode] { children.compactMap { $0 as? BarItemNode } }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let runs = runs(of: items)
    let rest = max(0, size.width - 2 * Self.buttonMargin - width(of: runs))
    let spacers = runs.count(where: \.isFlexibleSpacer)
    let start = spacers == 0 ? Self.buttonMargin + rest / 2 : Self.buttonMargin
    place(runs, x: start, midY: Self.buttonRow / 2, slack: spacers == 0 ? 0 : rest / CGFloat(spacers))
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    drawBackground(&context, at: origin)
    draw(runs(of: items), &context, at: origin)
    super.draw(into: &context, at: origin)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .toolbar) { super.describe(into: &$0, at: origin) }
  }
}
