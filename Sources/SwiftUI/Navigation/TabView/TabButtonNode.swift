import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A tab's label in the bar: its views one below the other, in the tint where the tab shows.
final class TabButtonNode: LayoutNode {
  var colors = TabBarColors()
  var isSelected = false
  var isSearch = false
  var badge: String?
  var details = TabDetails()
  var action: @MainActor () -> Void = {}

  private static let spacing: CGFloat = 2

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let room = ProposedViewSize(width: max(0, size.width - 8), height: nil)
    let heights = children.map { $0.measure(room).height }
    var y = (size.height - heights.reduce(0, +) - Self.spacing * CGFloat(max(0, heights.count - 1))) / 2
    for (node, height) in zip(children, heights) {
      node.place(at: CGPoint(x: (size.width - node.measure(room).width) / 2, y: y), room)
      y += height + Self.spacing
    }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    var label = DrawingContext(pixel: context.pixel)
    super.draw(into: &label, at: origin)
    let items = label.items.map { isSelected ? $0.colored(colors.selected, over: colors.plain) : $0 }
    if details.isDisabled {
      context.group(.pushOpacity(0.4)) { for item in items { $0.add(item) } }
    } else {
      for item in items { context.add(item) }
    }
    if let badge { drawBadge(badge, &context, at: origin) }
  }

  private func drawBadge(_ text: String, _ context: inout DrawingContext, at origin: CGPoint) {
    let radius: CGFloat = 9
    let center = CGPoint(x: origin.x + size.width / 2 + 16, y: origin.y + 14)
    let width = max(2 * radius, CGFloat(text.count) * 7 + 10)
    let frame = CGRect(x: center.x - radius, y: center.y - radius, width: width, height: 2 * radius)
    context.add(.fill(.roundedRectangle(frame, cornerRadius: radius), colors.badge))
    let positions = text.indices.enumerated().map { CGFloat($0.offset) * 7 }
    context.add(
      .text(
        TextRun(
          text: text, origin: CGPoint(x: frame.midX - CGFloat(text.count) * 3.5, y: frame.midY + 4.5), positions: positions,
          font: DisplayFont(size: 12, weight: 500), color: DisplayColor(red: 1, green: 1, blue: 1))))
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .tab, label: details.label?.string ?? builder.spokenLabel(of: inner),
      value: details.value?.string ?? badge, isEnabled: !details.isDisabled, isSelected: isSelected, actions: [.activate])
    details.apply(to: &builder.nodes[builder.nodes.count - 1])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    if action == .activate, !details.isDisabled { Recorder.withoutRecording { self.action() } }
  }
}

extension DisplayItem {
  /// With the tint where it has the color of plain text.
  fileprivate func colored(_ tint: DisplayColor, over plain: DisplayColor) -> DisplayItem {
    switch self {
    case .text(var run) where run.color == plain:
      run.color = tint
      return .text(run)
    case .symbol(var run) where run.color == plain:
      run.color = tint
      return .symbol(run)
    default: return self
    }
  }
}
