import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Items in a row over the lower edge of a screen: in the middle, or pushed apart by their spacers.
final class BottomBarNode: BarNode {
  private static let searchMargin: CGFloat = 16

  private var search: LayoutNode? { items(at: .bottomSearch).first }
  private var items: [BarItemNode] { children.compactMap { $0 as? BarItemNode }.filter { $0.place != .bottomSearch } }

  /// The search field has the room that the items leave.
  private func searchProposal(_ width: CGFloat) -> ProposedViewSize {
    let others = self.width(of: runs(of: items))
    return ProposedViewSize(
      width: max(0, width - 2 * Self.searchMargin - (others > 0 ? others + Self.spacing : 0)), height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    let searchHeight = search.map { $0.measure(searchProposal(width)).height + 18 } ?? 0
    return CGSize(width: width, height: max(Self.buttonRow, searchHeight))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    if let search {
      let room = searchProposal(size.width)
      place(runs(of: items), x: Self.searchMargin, midY: size.height / 2)
      return place(search, room, x: size.width - Self.searchMargin - (room.width ?? 0), midY: size.height / 2)
    }
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
