import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Where the parts of a navigation bar stand on iOS 26 without a status bar (`ios/nav/basic`, `ios/nav/inline`).
final class NavigationBarNode: BarNode {
  private static let largeTitleRow: CGFloat = 52
  private static let subtitleRow: CGFloat = 20
  private static let titleMargin: CGFloat = 16

  private func child(_ part: BarPart) -> LayoutNode? { children.first { $0.trait(BarPartTrait.self) == part } }

  private var principal: LayoutNode? { items(at: .principal).first ?? child(.title) }
  private var subtitle: LayoutNode? { items(at: .subtitle).first ?? child(.subtitle) }
  private var largeTitle: LayoutNode? { items(at: .largeTitle).first ?? child(.largeTitle) }
  private var largeSubtitle: LayoutNode? { items(at: .largeSubtitle).first ?? child(.largeSubtitle) }

  private var search: LayoutNode? { items(at: .topSearch).first }

  private var titleHeight: CGFloat {
    Self.buttonRow + (largeTitle == nil ? 0 : Self.largeTitleRow) + (largeSubtitle == nil ? 0 : Self.subtitleRow)
  }

  /// How much lower the bar is without its large title.
  var collapsingHeight: CGFloat { titleHeight - Self.buttonRow }

  private func searchProposal(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(0, width - 2 * Self.titleMargin), height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    let searchHeight = search.map { $0.measure(searchProposal(width)).height + Self.spacing } ?? 0
    // Without a title or a button, the field needs no row above it.
    let isFieldAlone = search != nil && children.count == 1
    return CGSize(width: width, height: (isFieldAlone ? Self.spacing : titleHeight) + searchHeight)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let middle = Self.buttonRow / 2
    var leading = Self.buttonMargin
    if let back = child(.back) {
      place(back, .unspecified, x: leading, midY: middle)
      leading += back.size.width + Self.spacing
    }
    let leadingRuns = runs(of: items(at: .topLeading))
    place(leadingRuns, x: leading, midY: middle)
    if !leadingRuns.isEmpty { leading += width(of: leadingRuns) + Self.spacing }
    let trailingRuns = runs(of: items(at: .topTrailing))
    let trailing = size.width - Self.buttonMargin - width(of: trailingRuns)
    place(trailingRuns, x: trailing, midY: middle)
    placeTitle(from: leading, to: trailingRuns.isEmpty ? trailing : trailing - Self.spacing)
    placeLargeTitle()
    if let search {
      let height = search.measure(searchProposal(size.width)).height
      place(search, searchProposal(size.width), x: Self.titleMargin, midY: size.height - Self.spacing - height / 2)
    }
  }

  /// In the middle of the bar, unless what is beside it needs that.
  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    let room = ProposedViewSize(width: max(0, end - start), height: nil)
    let titleHeight = principal?.measure(room).height ?? 0
    let subtitleHeight = subtitle?.measure(room).height ?? 0
    let top = (Self.buttonRow - titleHeight - subtitleHeight) / 2
    for (node, midY) in [(principal, top + titleHeight / 2), (subtitle, top + titleHeight + subtitleHeight / 2)] {
      guard let node else { continue }
      let width = node.measure(room).width
      place(node, room, x: min(max(start, (size.width - width) / 2), max(start, end - width)), midY: midY)
    }
  }

  private func placeLargeTitle() {
    let room = ProposedViewSize(width: max(0, size.width - 2 * Self.titleMargin), height: nil)
    if let largeTitle { place(largeTitle, room, x: Self.titleMargin, midY: Self.buttonRow + Self.largeTitleRow / 2) }
    if let largeSubtitle { place(largeSubtitle, room, x: Self.titleMargin, midY: titleHeight - Self.subtitleRow / 2 - 4) }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    drawBackground(&context, at: origin)
    if let back = child(.back) { context.add(glass, in: CGRect(origin: origin + back.origin, size: back.size)) }
    draw(runs(of: items(at: .topLeading)), &context, at: origin)
    draw(runs(of: items(at: .topTrailing)), &context, at: origin)
    super.draw(into: &context, at: origin)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let parts: [LayoutNode?] =
      [child(.back)] + items(at: .topLeading) + [principal, subtitle, largeTitle, largeSubtitle] + items(at: .topTrailing) + [
        search
      ]
    builder.add(self, at: origin, role: .navigationBar) { inner in
      for case let part? in parts { part.describe(into: &inner, at: origin + part.origin) }
    }
  }
}
