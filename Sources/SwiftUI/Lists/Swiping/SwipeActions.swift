@_spi(Runtime) import SwiftUICore

/// The actions that a swipe reveals at one edge of a row; they are made when it does.
@MainActor final class SwipeActions {
  let edge: HorizontalEdge
  /// Whether it is what `onDelete` offers.
  let isDelete: Bool
  /// Whether a swipe all the way runs the first of them.
  private(set) var allowsFullSwipe = true
  /// The row's surroundings: the actions stand in them too.
  let environment: EnvironmentScope
  private(set) var content: AnyView
  /// Set while the actions show.
  var onChange: (() -> Void)?

  init(edge: HorizontalEdge, isDelete: Bool, content: AnyView, environment: EnvironmentScope) {
    self.edge = edge
    self.isDelete = isDelete
    self.content = content
    self.environment = environment
  }

  func update(_ content: AnyView, allowsFullSwipe: Bool) {
    self.content = content
    self.allowsFullSwipe = allowsFullSwipe
    onChange?()
  }
}

/// The actions of a row, innermost modifier first.
enum SwipeActionsTrait: ViewTraitKey {
  typealias Value = [SwipeActions]
}

/// The color behind an action; gray where its view names none.
enum SwipeActionTintTrait: ViewTraitKey {
  typealias Value = Color
}

extension View {
  /// Adds actions to a list's row that a swipe from the other edge reveals; all the way, it runs the first of them.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }
}

nonisolated struct SwipeActionsModifier<Actions: View>: WrappingModifier {
  typealias Body = Never

  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Actions

  @MainActor func makeNode(_ context: NodeContext) -> SwipeActionsNode { SwipeActionsNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SwipeActionsNode, _ context: NodeContext) -> Bool {
    node.show(content, at: edge, allowsFullSwipe: allowsFullSwipe, context)
    return false
  }
}

/// Adds its actions to those of the modifiers inside.
package final class SwipeActionsNode: WrapperNode {
  var actions: SwipeActions?

  @MainActor func show(
    _ content: some View, at edge: HorizontalEdge, allowsFullSwipe: Bool = true, _ context: NodeContext, isDelete: Bool = false
  ) {
    let content = AnyView(content.foregroundStyle(.white).environment(\.isInListRow, false))
    let known = actions.flatMap { $0.edge == edge ? $0 : nil }
    let shown =
      known ?? SwipeActions(edge: edge, isDelete: isDelete, content: content, environment: context.inputs.environment)
    actions = shown
    shown.update(content, allowsFullSwipe: allowsFullSwipe)
  }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    guard key == SwipeActionsTrait.self, let actions else { return super.trait(key) }
    let inner = content.trait(SwipeActionsTrait.self) ?? []
    return (inner + [actions]) as? Key.Value
  }
}
