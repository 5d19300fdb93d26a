import Observation

extension View {
  /// Offers a value while the view, or something inside it, has the keyboard.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
  }

  /// Offers a value whatever has the keyboard.
  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
  }
}

nonisolated struct FocusedValueModifier: WrappingModifier {
  typealias Body = Never

  let isForScene: Bool
  let change: (inout FocusedValues) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> FocusedValueNode { FocusedValueNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: FocusedValueNode, _ context: NodeContext) -> Bool {
    node.isForScene = isForScene
    node.change = change
    context.graph.focusedValues.valueDidChange(of: node)
    return false
  }
}

final class FocusedValueNode: WrapperNode {
  var isForScene = false
  var change: (inout FocusedValues) -> Void = { _ in }
}
