import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Describes the content as one gauge, with its percentage.
nonisolated struct GaugeBehavior: WrappingModifier {
  typealias Body = Never

  let fraction: Double

  @MainActor func makeNode(_ context: NodeContext) -> GaugeNode { GaugeNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: GaugeNode, _ context: NodeContext) -> Bool {
    node.fraction = fraction
    return false
  }
}

final class GaugeNode: WrapperNode {
  var fraction = 0.0

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .gauge, label: builder.spokenLabel(of: inner), value: "\(Int((fraction * 100).rounded()))%")
  }
}
