import Foundation

/// A modifier that turns, moves or scales what a view shows, by the view's size; the place that it takes stays.
///
/// - Gap: what is tilted is drawn flat: a matrix keeps only its affine part.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(GeometryEffectElement(view, inputs))
  }

  /// Hides the effect from those who ask where the view stands: they never see it here.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never

  public nonisolated(unsafe) var base: Base

  nonisolated init(base: Base) { self.base = base }

  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Shows the content through the effect that the modifier is now.
private final class GeometryEffectElement<Content: View, Effect: GeometryEffect>: ViewElement<ModifiedContent<Content, Effect>> {
  private var child: ViewElement<ModifiedContent<Content, GeometryEffectModifier>>!
  private var effect: Effect

  override init(_ view: ModifiedContent<Content, Effect>, _ inputs: _ViewInputs) {
    effect = view.modifier
    super.init(view, inputs)
    child = makeElement(of: shown, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [child] }

  override func rebuild() {
    effect = graph.isAnimating ? animated(view.modifier, from: effect) { [weak self] in self?.show($0) } : view.modifier
    child.update(to: shown)
  }

  private func show(_ new: Effect) {
    effect = new
    child.update(to: shown)
  }

  private var shown: ModifiedContent<Content, GeometryEffectModifier> {
    let effect = effect
    return view.content.modifier(GeometryEffectModifier { effect.effectValue(size: $0).affine })
  }
}

/// Draws its content through a matrix that depends on its size.
nonisolated struct GeometryEffectModifier: WrappingModifier {
  let matrix: (CGSize) -> CGAffineTransform

  @MainActor func makeNode(_ context: NodeContext) -> TransformNode { TransformNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: TransformNode, _ context: NodeContext) -> Bool {
    node.anchor = .topLeading
    node.matrixBySize = matrix
    return false
  }
}
