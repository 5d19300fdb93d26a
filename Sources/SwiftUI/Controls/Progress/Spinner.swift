import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The picture of a spinner, at one moment.
nonisolated struct Spinner: LeafView {
  @MainActor func makeNode(_ context: NodeContext) -> SpinnerNode { SpinnerNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SpinnerNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    node.color = (environment.tintStyle?.color(in: environment) ?? Color.gray.resolve(in: environment)).display
    return false
  }
}

final class SpinnerNode: LayoutNode {
  var color = DisplayColor(red: 0, green: 0, blue: 0)

  /// Recorded from iOS 26 (`ios/progress/basic`).
  private static let size = CGSize(width: 20, height: 20)
  private static let spokes = 8

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.size }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    for spoke in 0..<Self.spokes {
      let middle = Double(spoke) * 360 / Double(Self.spokes) - 90
      let strength = Double(spoke + 1) / Double(Self.spokes)
      context.add(
        .stroke(
          .arc(center: center, radius: 7.5, startDegrees: middle - 6, endDegrees: middle + 6),
          color.multiplyingAlpha(by: strength), lineWidth: 3))
    }
  }
}
