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
    node.attachment = AccessibilityAttachment(properties, in: context.environment)
    node.handlers = properties.handlers
    return false
  }
}

/// Describes its content with some properties replaced, and carries out what was added to it.
@_spi(Runtime) public final class AccessibilityNode: WrapperNode {
  var attachment = AccessibilityAttachment()
  var handlers = AccessibilityHandlers()
  /// The node inside that carries out everything else.
  private weak var actor: LayoutNode?

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    if !inner.isEmpty {
      if inner.count == 1, !handlers.isEmpty {
        actor = builder.targets[inner[0].id]
        builder.targets[inner[0].id] = self
      }
      builder.nodes += inner.map(attachment.applied)
    } else if attachment.makesElement || !handlers.isEmpty {
      // A color or a shape means nothing by itself; a modifier makes it something that can be found.
      let own = builder.collect { $0.add(self, at: origin, role: .group) }
      builder.nodes += own.map(attachment.applied)
    }
  }

  public override func perform(_ action: SemanticsAction, argument: String?) {
    if !handlers.perform(action, argument) { actor?.perform(action, argument: argument) }
  }
}
