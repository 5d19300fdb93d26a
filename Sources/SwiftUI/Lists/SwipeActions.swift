@_spi(Runtime) import SwiftUICore

/// The actions that a swipe reveals at one edge of a row; they are made when it does.
@MainActor final class SwipeActions {
  let edge: HorizontalEdge
  /// The row's surroundings: the actions stand in them too.
  let environment: EnvironmentScope
  private(set) var content: AnyView
  /// Set while the actions show.
  var onChange: (() -> Void)?

  init(edge: HorizontalEdge, content: AnyView, environment: EnvironmentScope) {
    self.edge = edge
    self.content = content
    self.environment = environment
  }

  func update(_ content: AnyView) {
    self.content = content
    onChange?()
  }
}

/// The actions of a row, innermost modifier first.
enum SwipeActionsTrait: ViewTraitKey {
  typealias Value = [SwipeActions]
}

/// The color behind an action; gray where its view names none.
@_spi(Runtime) public enum SwipeActionTintTrait: ViewTraitKey {
  public typealias Value = Color
}

private enum IsSwipeActionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a control stands among the actions of a swiped row, which give it its place and background.
  var isSwipeAction: Bool {
    get { self[IsSwipeActionKey.self] }
    set { self[IsSwipeActionKey.self] = newValue }
  }
}

extension View {
  /// Adds actions to a list's row that a swipe from the other edge reveals.
  ///
  /// - Gap: a swipe never runs the first action at once, whatever `allowsFullSwipe` says.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, content: content()))
  }
}

nonisolated struct SwipeActionsModifier<Actions: View>: WrappingModifier {
  typealias Body = Never

  let edge: HorizontalEdge
  let content: Actions

  @MainActor func makeNode(_ context: NodeContext) -> SwipeActionsNode { SwipeActionsNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SwipeActionsNode, _ context: NodeContext) -> Bool {
    let content = AnyView(content.environment(\.isSwipeAction, true).foregroundStyle(.white))
    if let actions = node.actions, actions.edge == edge {
      actions.update(content)
    } else {
      node.actions = SwipeActions(edge: edge, content: content, environment: context.inputs.environment)
    }
    return false
  }
}

/// Adds its actions to those of the modifiers inside.
final class SwipeActionsNode: WrapperNode {
  var actions: SwipeActions?

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    guard key == SwipeActionsTrait.self, let actions else { return super.trait(key) }
    let inner = content.trait(SwipeActionsTrait.self) ?? []
    return (inner + [actions]) as? Key.Value
  }
}
