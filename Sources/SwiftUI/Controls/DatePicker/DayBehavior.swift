import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a day of a calendar: an option that says its date, on a disc while it is chosen.
nonisolated struct DayBehavior: WrappingModifier {
  typealias Body = Never

  let name: String
  let isChosen: Bool
  let canBeChosen: Bool
  let choose: () -> Void

  @MainActor func makeNode(_ context: NodeContext) -> DayNode { DayNode(id: context.nextNodeID(), self) }

  @MainActor func update(_ node: DayNode, _ context: NodeContext) -> Bool {
    node.day = self
    node.isEnabled = context.environment.isEnabled && canBeChosen
    node.tint = TintShapeStyle().color(in: context.environment).display
    return false
  }
}

final class DayNode: WrapperNode {
  var day: DayBehavior
  var isEnabled = true
  var tint = DisplayColor(red: 0, green: 0, blue: 0)

  private static let discSide: CGFloat = 38

  init(id: Int, _ day: DayBehavior) {
    self.day = day
    super.init(id: id)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if day.isChosen {
      let side = Self.discSide
      let disc = CGRect(
        x: origin.x + (size.width - side) / 2, y: origin.y + (size.height - side) / 2, width: side, height: side)
      context.add(.fill(.ellipse(disc), tint.multiplyingAlpha(by: 0.2)))
    }
    if isEnabled { return super.draw(into: &context, at: origin) }
    context.group(.pushOpacity(0.3)) { super.draw(into: &$0, at: origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(
      self, at: origin, role: .option, label: day.name, isEnabled: isEnabled, isSelected: day.isChosen,
      actions: isEnabled ? [.activate] : [])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, action == .activate else { return }
    Recorder.withoutRecording { day.choose() }
  }
}
