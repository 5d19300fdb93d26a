import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The picture of a slider: a track, filled up to the thumb.
///
/// - Gap: the thickness of the track and the size of the thumb are estimates.
nonisolated struct SliderTrack: LeafView {
  let fraction: Double

  @MainActor func makeNode(_ context: NodeContext) -> SliderTrackNode { SliderTrackNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SliderTrackNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    let isOtherSize = node.idiom != environment.interfaceIdiom
    node.idiom = environment.interfaceIdiom
    node.fraction = fraction
    node.isEnabled = environment.isEnabled
    node.isMirrored = environment.layoutDirection == .rightToLeft
    node.track = Color.systemFill.resolve(in: environment).display
    node.color = TintShapeStyle().color(in: environment).display
    node.edge = Color.separator.resolve(in: environment).display
    return isOtherSize
  }
}

final class SliderTrackNode: LayoutNode {
  var idiom = InterfaceIdiom.phone
  var fraction = 0.0
  var isEnabled = true
  var isMirrored = false
  var track = DisplayColor(red: 0, green: 0, blue: 0)
  var color = DisplayColor(red: 0, green: 0, blue: 0)
  var edge = DisplayColor(red: 0, green: 0, blue: 0)

  private static let thickness: CGFloat = 6

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: idiom.controls.sliderHeight)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard isEnabled else { return context.group(.pushOpacity(0.5)) { drawSlider(into: &$0, at: origin) } }
    drawSlider(into: &context, at: origin)
  }

  private func drawSlider(into context: inout DrawingContext, at origin: CGPoint) {
    let bar = CGRect(
      x: origin.x, y: origin.y + (size.height - Self.thickness) / 2, width: size.width, height: Self.thickness)
    let thumbSize = idiom.controls.sliderThumb
    let room = max(0, size.width - thumbSize.width)
    let x = (isMirrored ? 1 - fraction : fraction) * room
    let thumb = CGRect(
      origin: CGPoint(x: origin.x + x, y: origin.y + (size.height - thumbSize.height) / 2), size: thumbSize)
    var done = bar
    done.size.width = isMirrored ? bar.maxX - thumb.midX : thumb.midX - bar.minX
    if isMirrored { done.origin.x = thumb.midX }
    let radius = Self.thickness / 2
    context.add(.fill(.roundedRectangle(bar, cornerRadius: radius), track))
    context.add(.fill(.roundedRectangle(done, cornerRadius: radius), color))
    let shape = DisplayShape.roundedRectangle(thumb, cornerRadius: thumb.height / 2)
    context.add(.fill(shape, DisplayColor(red: 1, green: 1, blue: 1)))
    context.add(.stroke(shape, edge, lineWidth: context.pixel))
  }
}
