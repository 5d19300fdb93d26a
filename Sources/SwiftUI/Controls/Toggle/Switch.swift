import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The picture of a switch.
nonisolated struct Switch: LeafView {
  let isOn: Bool
  let onTrack: AnyShapeStyle

  @MainActor func makeNode(_ context: NodeContext) -> SwitchNode { SwitchNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SwitchNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    let isOtherSize = node.idiom != environment.interfaceIdiom
    node.idiom = environment.interfaceIdiom
    node.isOn = isOn
    node.isEnabled = environment.isEnabled
    node.isMirrored = environment.layoutDirection == .rightToLeft
    node.track = (isOn ? onTrack.color(in: environment) : Color.systemFill.resolve(in: environment)).display
    return isOtherSize
  }
}

final class SwitchNode: LayoutNode {
  var idiom = InterfaceIdiom.phone
  var isOn = false
  var isEnabled = true
  var isMirrored = false
  var track = DisplayColor(red: 0, green: 0, blue: 0)

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { idiom.controls.switchSize }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard isEnabled else { return context.group(.pushOpacity(0.5)) { drawSwitch(into: &$0, at: origin) } }
    drawSwitch(into: &context, at: origin)
  }

  private func drawSwitch(into context: inout DrawingContext, at origin: CGPoint) {
    let bounds = CGRect(origin: origin, size: size)
    context.add(.fill(.roundedRectangle(bounds, cornerRadius: bounds.height / 2), track))
    let knob = CGSize(width: bounds.width * 0.6, height: bounds.height - 4)
    let x = isOn != isMirrored ? bounds.maxX - 2 - knob.width : bounds.minX + 2
    let frame = CGRect(origin: CGPoint(x: x, y: bounds.minY + 2), size: knob)
    context.add(
      .fill(.roundedRectangle(frame, cornerRadius: knob.height / 2), DisplayColor(red: 1, green: 1, blue: 1)))
  }
}
