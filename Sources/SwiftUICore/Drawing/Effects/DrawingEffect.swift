import Foundation
import TopdownDisplay

/// What a modifier does to the picture of a view; the view keeps its place and its meaning.
protocol DrawingEffect: Animatable, Equatable, Sendable {
  /// Nil where the picture stays as it is.
  func display(in environment: EnvironmentValues) -> DisplayEffect?
}

nonisolated struct EffectModifier<Effect: DrawingEffect>: WrappingModifier, Animatable {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  @MainActor func makeNode(_ context: NodeContext) -> EffectNode { EffectNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: EffectNode, _ context: NodeContext) -> Bool {
    node.effect = effect.display(in: context.environment)
    return false
  }
}

final class EffectNode: WrapperNode {
  var effect: DisplayEffect?

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard let effect else { return super.draw(into: &context, at: origin) }
    context.group(.pushEffect(effect)) { super.draw(into: &$0, at: origin) }
  }
}

extension View {
  nonisolated func effect(_ effect: some DrawingEffect) -> some View { modifier(EffectModifier(effect: effect)) }
}
