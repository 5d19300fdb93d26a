import Foundation

/// A flexible space that grows along the axis of the stack around it, or along both outside of one.
public nonisolated struct Spacer: LeafView, Sendable {
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func makeNode(_ context: NodeContext) -> SpacerNode { SpacerNode(id: context.nextNodeID()) }

  @MainActor package func update(_ node: SpacerNode, _ context: NodeContext) -> Bool {
    node.axis = context.stackAxis
    node.minLength = minLength ?? SpacerNode.defaultLength
    return true
  }
}

@_spi(Runtime) public final class SpacerNode: LayoutNode {
  /// As measured of Apple's; no recording pins it.
  static let defaultLength: CGFloat = 8

  var axis: Axis?
  var minLength = defaultLength

  /// It gets what all others leave. Apple's has this priority, as OpenSwiftUI found of release 6.5.4.
  public override var layoutPriority: Double { -.infinity }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }

  public override func makeSpacing() -> ViewSpacing { .zero }

  public override func isTouched(at point: CGPoint) -> Bool { false }
}
