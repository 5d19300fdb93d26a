import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Changes what is told about a view to those who find it by its meaning.
///
/// Where the content is described as several nodes, each is changed; an outer modifier wins over an inner one. Recorded for
/// identifiers by many users of XCUITest, who meet it as "the container's identifier hides its children's".
public nonisolated struct AccessibilityAttachmentModifier: WrappingModifier, Sendable {
  public typealias Body = Never

  var properties = AccessibilityProperties()

  @MainActor package func makeNode(_ context: NodeContext) -> AccessibilityNode {
    AccessibilityNode(id: context.nextNodeID())
  }

  @MainActor package func update(_ node: AccessibilityNode, _ context: NodeContext) -> Bool {
    node.properties = properties
    return false
  }
}

/// What modifiers say about a view; nil where they say nothing.
struct AccessibilityProperties: Equatable, Sendable {
  var label: String?
  var value: String?
  var identifier: String?
  var isHidden: Bool?
  var traits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()

  func applied(to node: SemanticsNode) -> SemanticsNode {
    var changed = node
    if let label { changed.label = label }
    if let value { changed.value = value }
    if let identifier { changed.identifier = identifier }
    if isHidden == true { changed = Self.hiding(changed) }
    changed.role = traits.role ?? (removedTraits.role == node.role ? .group : node.role)
    return changed
  }

  private static func hiding(_ node: SemanticsNode) -> SemanticsNode {
    var hidden = node
    hidden.isVisible = false
    hidden.children = node.children.map(hiding)
    return hidden
  }
}

/// Describes its content with some properties replaced.
@_spi(Runtime) public final class AccessibilityNode: WrapperNode {
  var properties = AccessibilityProperties()

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    if !inner.isEmpty {
      builder.nodes += inner.map(properties.applied)
    } else if properties.label != nil || properties.value != nil || properties.identifier != nil {
      // A color or a shape means nothing by itself; a modifier makes it something that can be found.
      let own = builder.collect { $0.add(self, at: origin, role: .group) }
      builder.nodes += own.map(properties.applied)
    }
  }
}
