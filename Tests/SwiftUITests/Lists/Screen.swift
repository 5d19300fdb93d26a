import Foundation
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// A view on a screen of its own, asked and acted on by what its semantics say.
@MainActor final class Screen {
  let graph: ViewGraph

  init<Content: View>(_ size: CGSize = CGSize(width: 320, height: 400), @ViewBuilder _ content: () -> Content) {
    graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = size
    graph.mount(content())
  }

  var semantics: SemanticsNode { graph.semantics() }

  func nodes(_ role: SemanticsRole) -> [SemanticsNode] { semantics.all.filter { $0.role == role } }

  /// The labels of one role that show.
  func shown(_ role: SemanticsRole) -> [String] { nodes(role).filter(\.isVisible).map(\.label) }

  func node(_ role: SemanticsRole, _ label: String) -> SemanticsNode? { nodes(role).first { $0.label == label } }

  func frame(_ role: SemanticsRole, _ label: String) -> CGRect? { node(role, label)?.frame }

  @discardableResult
  func perform(_ action: SemanticsAction, on node: SemanticsNode?, argument: String? = nil) -> Bool {
    guard let node else { return false }
    defer { graph.update() }
    return graph.perform(action, on: node.id, argument: argument)
  }

  func scrollList(by dy: Int) { perform(.scroll, on: nodes(.list).first, argument: "0,\(dy)") }
}

extension SemanticsNode {
  var all: [SemanticsNode] { [self] + children.flatMap(\.all) }
}

/// Stands for any view of a known size.
nonisolated struct Box: LeafView {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  @MainActor package func makeNode(_ context: NodeContext) -> BoxNode { BoxNode(id: context.nextNodeID()) }

  @MainActor package func update(_ node: BoxNode, _ context: NodeContext) -> Bool {
    node.fixed = CGSize(width: width, height: height)
    return true
  }
}

package final class BoxNode: LayoutNode {
  var fixed = CGSize.zero

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fixed }

  package override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .image, label: "box")
  }
}

/// Stands for a button, before lists know of one.
nonisolated struct Press: LeafView {
  let label: String
  var tint: Color?
  let action: () -> Void

  @MainActor package func makeNode(_ context: NodeContext) -> PressNode { PressNode(id: context.nextNodeID()) }

  @MainActor package func update(_ node: PressNode, _ context: NodeContext) -> Bool {
    node.press = self
    return true
  }
}

package final class PressNode: LayoutNode {
  var press: Press?

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 20) }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == SwipeActionTintTrait.self ? press?.tint as? Key.Value : nil
  }

  package override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .button, label: press?.label ?? "", actions: [.activate])
  }

  @MainActor package override func perform(_ action: SemanticsAction, argument: String?) { press?.action() }
}

/// Gives a test the means to change what a view shows.
@MainActor @Observable final class Variable<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
