import Foundation
@_spi(Runtime) import SwiftUICore

/// Draws its content faintly while it is disabled.
nonisolated struct DimmedWhenDisabled: WrappingModifier {
  typealias Body = Never

  @MainActor func makeNode(_ context: NodeContext) -> DimmedNode { DimmedNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: DimmedNode, _ context: NodeContext) -> Bool {
    node.isDimmed = !context.environment.isEnabled
    return false
  }
}

final class DimmedNode: WrapperNode {
  var isDimmed = false

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard isDimmed else { return super.draw(into: &context, at: origin) }
    context.group(.pushOpacity(0.5)) { super.draw(into: &$0, at: origin) }
  }
}
