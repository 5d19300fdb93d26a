import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The picture of a spinner, at one moment; a ring on a Mac where it is known how far something is.
nonisolated struct Spinner: LeafView {
  var fraction: Double?

  @MainActor func makeNode(_ context: NodeContext) -> SpinnerNode { SpinnerNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SpinnerNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    node.color = (environment.tintStyle?.color(in: environment) ?? Color.gray.resolve(in: environment)).display
    node.track = Color.systemFill.resolve(in: environment).display
    let (idiom, size) = (environment.interfaceIdiom, environment.controlSize)
    node.fraction = idiom == .mac ? fraction : nil
    defer { node.side = idiom.spinnerSide(size) }
    return node.side != idiom.spinnerSide(size)
  }
}

final class SpinnerNode: LayoutNode {
  var color = DisplayColor(red: 0, green: 0, blue: 0)

  var track = DisplayColor(red: 0, green: 0, blue: 0)
  var fraction: Double?
  var side: CGFloat = 0

  private static let spokes = 8

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let scale = side / 20
    if let fraction { return drawRing(fraction, around: center, into: &context) }
    for spoke in 0..<Self.spokes {
      let middle = Double(spoke) * 360 / Double(Self.spokes) - 90
      let strength = Double(spoke + 1) / Double(Self.spokes)
      context.add(
        .stroke(
          .arc(center: center, radius: 7.5 * scale, startDegrees: middle - 6, endDegrees: middle + 6),
          color.multiplyingAlpha(by: strength), lineWidth: 3 * scale))
    }
  }

  private func drawRing(_ fraction: Double, around center: CGPoint, into context: inout DrawingContext) {
    let radius = side / 2 - 3
    context.add(.stroke(.arc(center: center, radius: radius, startDegrees: 0, endDegrees: 360), track, lineWidth: 4))
    guard fraction > 0 else { return }
    context.add(
      .stroke(
        .arc(center: center, radius: radius, startDegrees: -90, endDegrees: 360 * fraction - 90), color, lineWidth: 4))
  }
}
