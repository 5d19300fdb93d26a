import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// What becomes of the nodes inside a view that is made one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }

  let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stand inside the new one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become the new one: it says what all of them say, and does what the first of them does.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Describes the view as one node.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(children: children))
  }
}

nonisolated struct AccessibilityElementModifier: WrappingModifier {
  typealias Body = Never

  let children: AccessibilityChildBehavior

  @MainActor func makeNode(_ context: NodeContext) -> AccessibilityElementNode {
    AccessibilityElementNode(id: context.nextNodeID())
  }

  @MainActor func update(_ node: AccessibilityElementNode, _ context: NodeContext) -> Bool {
    node.behavior = children.kind
    return false
  }
}

final class AccessibilityElementNode: WrapperNode {
  var behavior = AccessibilityChildBehavior.Kind.ignore

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    switch behavior {
    case .ignore:
      builder.add(self, at: origin, role: .group)
    case .contain:
      builder.add(self, at: origin, role: .group) { super.describe(into: &$0, at: origin) }
    case .combine:
      let inner = builder.collect { super.describe(into: &$0, at: origin) }
      combine(inner.filter(\.isVisible).inReadingOrder, into: &builder, at: origin)
    }
  }

  private func combine(_ nodes: [SemanticsNode], into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let acting = nodes.first { !$0.actions.isEmpty }
    if let acting { builder.takeOverActions(of: acting, to: self) }
    let values = nodes.compactMap(\.value)
    builder.add(
      self, at: origin, role: acting?.role ?? (nodes.allSatisfy { $0.role == .text } ? .text : .group),
      label: builder.spokenLabel(of: nodes), value: values.isEmpty ? nil : values.joined(separator: ", "),
      isEnabled: acting?.isEnabled ?? true, actions: acting?.actions ?? [])
  }
}
