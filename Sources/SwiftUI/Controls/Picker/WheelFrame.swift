import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Clips a wheel, and draws the band that the chosen row stands on.
nonisolated struct WheelFrame: WrappingModifier {
  typealias Body = Never

  @MainActor func makeNode(_ context: NodeContext) -> WheelFrameNode { WheelFrameNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: WheelFrameNode, _ context: NodeContext) -> Bool {
    node.band = Color.systemFill.resolve(in: context.environment).display
    return false
  }
}

final class WheelFrameNode: WrapperNode {
  var band = DisplayColor(red: 0, green: 0, blue: 0)

  private static let bandHeight: CGFloat = 34

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: size)
    let middle = CGRect(
      x: frame.minX, y: frame.midY - Self.bandHeight / 2, width: frame.width, height: Self.bandHeight
    ).insetBy(dx: 8, dy: 0)
    context.add(.fill(.roundedRectangle(middle, cornerRadius: Self.bandHeight / 2), band))
    context.group(.pushClip(.rectangle(frame))) { super.draw(into: &$0, at: origin) }
  }
}
