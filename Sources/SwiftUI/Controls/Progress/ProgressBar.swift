import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The picture of a bar that fills up.
nonisolated struct ProgressBar: LeafView {
  let fraction: Double

  @MainActor func makeNode(_ context: NodeContext) -> ProgressBarNode { ProgressBarNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ProgressBarNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    let isOtherSize = node.idiom != environment.interfaceIdiom
    node.idiom = environment.interfaceIdiom
    node.fraction = fraction
    node.isMirrored = environment.layoutDirection == .rightToLeft
    node.track = Color.systemFill.resolve(in: environment).display
    node.color = TintShapeStyle().color(in: environment).display
    return isOtherSize
  }
}

final class ProgressBarNode: LayoutNode {
  var idiom = InterfaceIdiom.phone
  var fraction = 0.0
  var isMirrored = false
  var track = DisplayColor(red: 0, green: 0, blue: 0)
  var color = DisplayColor(red: 0, green: 0, blue: 0)

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: idiom.controls.progressBarHeight)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let thickness = min(size.height, idiom.controls.progressBarThickness)
    let bar = CGRect(x: origin.x, y: origin.y + (size.height - thickness) / 2, width: size.width, height: thickness)
    context.add(.fill(.roundedRectangle(bar, cornerRadius: bar.height / 2), track))
    var done = bar
    done.size.width = bar.width * fraction
    if isMirrored { done.origin.x = bar.maxX - done.width }
    guard done.width > 0 else { return }
    context.add(.fill(.roundedRectangle(done, cornerRadius: min(done.width, done.height) / 2), color))
  }
}
