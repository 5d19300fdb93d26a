import Foundation
import TopdownDisplay

/// How a gesture stands to those of the views inside.
enum GestureAttachment {
  case normal, highPriority, simultaneous
}

/// Adds a gesture to the content.
nonisolated struct GestureModifier<G: Gesture>: WrappingModifier {
  typealias Body = Never

  let gesture: G
  let attachment: GestureAttachment
  var mask = GestureMask.all
  var isEnabled = true

  @MainActor func makeNode(_ context: NodeContext) -> GestureNode { TypedGestureNode<G.Value>(id: context.nextNodeID()) }

  @MainActor func update(_ node: GestureNode, _ context: NodeContext) -> Bool {
    node.attachment = attachment
    node.mask = mask
    node.isEnabled = isEnabled && context.environment.isEnabled
    node.isUsable = context.environment.isEnabled
    let node = unsafeDowncast(node, to: TypedGestureNode<G.Value>.self)
    let recognizer = gesture._recognizer(reusing: node.typedRecognizer)
    node.typedRecognizer = recognizer
    node.offers = Set(recognizer.offers.map(\.action))
    return false
  }
}

/// A view with a gesture.
package class GestureNode: WrapperNode {
  var attachment = GestureAttachment.normal
  var mask = GestureMask.all
  /// Whether the gesture counts.
  var isEnabled = true
  /// Whether the view can be used at all.
  var isUsable = true

  /// What those who can't touch can have it recognize.
  var offers: Set<SemanticsAction> = []

  var recognizer: (any TouchReceiver)? { nil }

  // MARK: Semantics

  package override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    let actions = isEnabled && mask.contains(.gesture) ? offeredActions : []
    if inner.isEmpty {
      return builder.add(self, at: origin, role: .group, isEnabled: isUsable, actions: actions)
    }
    for var node in inner {
      if node.isEnabled, isUsable {
        for action in actions where action != .activate || node.actions.allSatisfy(\.isGesture) {
          builder.offer(action, of: &node, by: self)
        }
      } else if node.actions.isEmpty {
        node.isEnabled = node.isEnabled && isUsable
      }
      builder.nodes.append(node)
    }
  }

  private var offeredActions: [SemanticsAction] { SemanticsAction.gestures.filter(offers.contains) }

  package override func takes(_ action: SemanticsAction) -> Bool {
    attachment == .highPriority && isEnabled && action.isGesture && offeredActions.contains(action)
  }

  package override func descendantDidPerform(_ action: SemanticsAction) {
    if attachment == .simultaneous, offeredActions.contains(action) { perform(action, argument: nil) }
  }

  package override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, let recognizer, let script = TouchScript(action, argument, on: self, recognizer) else { return }
    recognizer.reset()
    script.run(on: self, recognizer)
  }
}

private final class TypedGestureNode<Value>: GestureNode {
  var typedRecognizer: _GestureRecognizer<Value>?

  override var recognizer: (any TouchReceiver)? { typedRecognizer }
}

extension GestureOffer {
  fileprivate var action: SemanticsAction {
    switch self {
    case .taps(let count): count == 1 ? .activate : .doubleTap
    case .longPress: .longPress
    case .drag: .drag
    case .magnify: .magnify
    case .rotate: .rotate
    }
  }
}

extension SemanticsAction {
  /// Those that stand for what fingers do.
  fileprivate static let gestures: [SemanticsAction] = [.activate, .doubleTap, .longPress, .drag, .magnify, .rotate]

  fileprivate var isGesture: Bool { Self.gestures.contains(self) }
}
