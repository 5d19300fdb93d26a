import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content the label of a disclosure group: one node, "expanded" or "collapsed", that flips a binding.
nonisolated struct DisclosureBehavior: WrappingModifier {
  typealias Body = Never

  let isExpanded: Binding<Bool>

  @MainActor func makeNode(_ context: NodeContext) -> DisclosureNode { DisclosureNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: DisclosureNode, _ context: NodeContext) -> Bool {
    node.isExpanded = isExpanded
    node.shownValue = isExpanded.wrappedValue ? "expanded" : "collapsed"
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class DisclosureNode: WrapperNode {
  var isExpanded = Binding.constant(false)
  var shownValue = ""
  var isEnabled = true

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .disclosure, label: builder.spokenLabel(of: inner), value: shownValue, isEnabled: isEnabled,
      actions: isEnabled ? [.activate] : [])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, action == .activate else { return }
    Recorder.withoutRecording { isExpanded.wrappedValue.toggle() }
  }
}
