import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The box of a bordered control: room around the content, and a shape of one color behind it.
nonisolated struct ControlBox: WrappingModifier {
  typealias Body = Never

  let insets: EdgeInsets
  /// nil draws nothing.
  let fill: AnyShapeStyle?
  var shape = ButtonBorderShape.automatic
  /// How far it stands from its neighbours.
  var spacing = ViewSpacing()

  @MainActor func makeNode(_ context: NodeContext) -> ControlBoxNode { ControlBoxNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ControlBoxNode, _ context: NodeContext) -> Bool {
    node.fill = fill?.color(in: context.environment).display
    defer {
      node.insets = insets
      node.shape = shape
      node.boxSpacing = spacing
    }
    return node.insets != insets || node.shape != shape || node.boxSpacing != spacing
  }
}

/// The box of a bordered button, of the size and the shape that the surroundings set.
struct ButtonBox: ViewModifier {
  let fill: AnyShapeStyle?

  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.font) { if $0 == nil { $0 = idiom.buttonFont(size) } }
      .modifier(ControlBox(insets: idiom.buttonInsets(size), fill: fill, shape: shape))
  }
}

final class ControlBoxNode: WrapperNode {
  var insets = EdgeInsets()
  var fill: DisplayColor?
  var shape = ButtonBorderShape.automatic
  var boxSpacing = ViewSpacing()

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.measure(inner(proposal))
    let size = CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
    guard shape == .circle else { return size }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let content = content.measure(inner(proposal))
    // In the middle of a circle, which is larger than it has to be in one direction.
    let slack = CGSize(
      width: size.width - insets.horizontal - content.width, height: size.height - insets.vertical - content.height)
    self.content.place(
      at: CGPoint(x: insets.leading + slack.width / 2, y: insets.top + slack.height / 2), inner(proposal))
  }

  override func makeSpacing() -> ViewSpacing { boxSpacing }

  override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline else { return nil }
    let dimensions = content.dimensions(inner(proposal))
    let top = insets.top + (size.height - insets.vertical - dimensions.height) / 2
    return top + dimensions[key.isFirstTextBaseline ? VerticalAlignment.firstTextBaseline : .lastTextBaseline]
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if let fill {
      let box = CGRect(origin: origin, size: size)
      context.add(.fill(.roundedRectangle(box, cornerRadius: shape.cornerRadius(in: size)), fill))
    }
    super.draw(into: &context, at: origin)
  }
}
