import Foundation

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Lets the view be touched where `shape` is, and nowhere else.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// - Gap: only what is for interaction has an effect.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill, isForInteraction: kind.contains(.interaction)))
  }

  /// Whether fingers reach the view; otherwise they reach what lies behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}

nonisolated struct ContentShapeModifier<S: Shape>: WrappingModifier {
  typealias Body = Never

  let shape: S
  let isEvenOdd: Bool
  let isForInteraction: Bool

  @MainActor func makeNode(_ context: NodeContext) -> ContentShapeNode { ContentShapeNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ContentShapeNode, _ context: NodeContext) -> Bool {
    node.shape = isForInteraction ? shape : nil
    node.isEvenOdd = isEvenOdd
    return false
  }
}

final class ContentShapeNode: WrapperNode {
  var shape: (any Shape)?
  var isEvenOdd = false

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard let shape else { return super.hitTest(point) }
    guard shape.path(in: bounds).contains(point, eoFill: isEvenOdd) else { return nil }
    return super.hitTest(point) ?? self
  }
}

nonisolated struct HitTestingModifier: WrappingModifier {
  typealias Body = Never

  let isEnabled: Bool

  @MainActor func makeNode(_ context: NodeContext) -> HitTestingNode { HitTestingNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: HitTestingNode, _ context: NodeContext) -> Bool {
    node.isEnabled = isEnabled
    return false
  }
}

/// Lets fingers through; assistive technologies still reach what is inside.
final class HitTestingNode: WrapperNode {
  var isEnabled = true

  override func hitTest(_ point: CGPoint) -> LayoutNode? { isEnabled ? super.hitTest(point) : nil }
}
