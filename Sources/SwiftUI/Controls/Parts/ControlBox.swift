import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The box of a bordered control: room around the content, and a capsule of one color behind it.
nonisolated struct ControlBox: WrappingModifier {
  typealias Body = Never

  let insets: EdgeInsets
  let fill: Color

  @MainActor func makeNode(_ context: NodeContext) -> ControlBoxNode { ControlBoxNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ControlBoxNode, _ context: NodeContext) -> Bool {
    node.fill = fill.resolve(in: context.environment).display
    defer { node.insets = insets }
    return node.insets != insets
  }
}

final class ControlBoxNode: WrapperNode {
  var insets = EdgeInsets()
  var fill = DisplayColor(red: 0, green: 0, blue: 0)

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.measure(inner(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  override func makeSpacing() -> ViewSpacing { ViewSpacing() }

  override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline else { return nil }
    let dimensions = content.dimensions(inner(proposal))
    return insets.top + dimensions[key.isFirstTextBaseline ? VerticalAlignment.firstTextBaseline : .lastTextBaseline]
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let box = CGRect(origin: origin, size: size)
    context.add(.fill(.roundedRectangle(box, cornerRadius: min(size.width, size.height) / 2), fill))
    super.draw(into: &context, at: origin)
  }
}
