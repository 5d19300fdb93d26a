import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Describes the content as one progress, with its percentage where it is known.
nonisolated struct ProgressBehavior: WrappingModifier {
  typealias Body = Never

  let fraction: Double?

  @MainActor func makeNode(_ context: NodeContext) -> ProgressNode { ProgressNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ProgressNode, _ context: NodeContext) -> Bool {
    node.fraction = fraction
    return false
  }
}

final class ProgressNode: WrapperNode {
  var fraction: Double?

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    let percentage = fraction.map { "\(Int(($0 * 100).rounded()))%" }
    builder.add(self, at: origin, role: .progress, label: builder.spokenLabel(of: inner), value: percentage)
  }
}
