import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// What is said of a tab in the bar, beyond its label and its badge.
struct TabDetails {
  var isDisabled = false
  var label: Text?
  var value: Text?
  var hint: Text?
  var inputLabels: [Text] = []
  var identifier: String?

  func apply(to node: inout SemanticsNode) {
    if let identifier { node.identifier = identifier }
    if hint == nil, inputLabels.isEmpty { return }
    var details = node.details ?? SemanticsDetails()
    details.hint = hint?.string
    details.inputLabels = inputLabels.map(\.string)
    node.details = details
  }
}

enum TabDetailsTrait: ViewTraitKey {
  typealias Value = TabDetails
}

/// Changes what is said of a tab; what is said further out wins.
nonisolated struct TabDetailsModifier: WrappingModifier {
  let change: (inout TabDetails) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> TabDetailsNode { TabDetailsNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: TabDetailsNode, _ context: NodeContext) -> Bool {
    node.change = change
    return true
  }
}

final class TabDetailsNode: WrapperNode {
  var change: (inout TabDetails) -> Void = { _ in }

  override func trait<Asked: ViewTraitKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == TabDetailsTrait.self else { return super.trait(key) }
    var details = (super.trait(key) as? TabDetails) ?? TabDetails()
    change(&details)
    return details as? Asked.Value
  }
}
