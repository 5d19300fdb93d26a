import Foundation
@_spi(Runtime) import SwiftUICore

/// Keeps its content in the layout, and draws or describes it only where asked.
nonisolated struct Presence: WrappingModifier {
  typealias Body = Never

  let isDrawn: Bool
  let isDescribed: Bool

  @MainActor func makeNode(_ context: NodeContext) -> PresenceNode { PresenceNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: PresenceNode, _ context: NodeContext) -> Bool {
    node.isDrawn = isDrawn
    node.isDescribed = isDescribed
    return false
  }
}

final class PresenceNode: WrapperNode {
  var isDrawn = true
  var isDescribed = true

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if isDrawn { super.draw(into: &context, at: origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    if isDescribed { super.describe(into: &builder, at: origin) }
  }
}
