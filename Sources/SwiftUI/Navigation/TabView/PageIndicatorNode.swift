import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A dot for each page; it turns the pages.
final class PageIndicatorNode: LayoutNode {
  var count = 0
  var index = 0
  var isDrawn = true
  var colors = TabBarColors()
  var turn: @MainActor (Int) -> Void = { _ in }

  private static let dot: CGFloat = 7
  private static let distance: CGFloat = 16

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: CGFloat(max(1, count)) * Self.distance + 12, height: 26)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard isDrawn else { return }
    for page in 0..<count {
      let center = CGPoint(x: origin.x + 6 + Self.distance * (CGFloat(page) + 0.5), y: origin.y + size.height / 2)
      let frame = CGRect(x: center.x - Self.dot / 2, y: center.y - Self.dot / 2, width: Self.dot, height: Self.dot)
      context.add(.fill(.ellipse(frame), colors.plain.multiplyingAlpha(by: page == index ? 0.8 : 0.25)))
    }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    guard count > 0 else { return }
    let forth: [SemanticsAction] = index + 1 < count ? [.increment] : []
    builder.add(
      self, at: origin, role: .pageIndicator, value: "page \(index + 1) of \(count)",
      actions: forth + (index > 0 ? [.decrement] : []))
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    switch action {
    case .increment: turn(1)
    case .decrement: turn(-1)
    default: break
    }
  }
}
