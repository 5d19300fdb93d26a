import Foundation

// What the modifiers of this module have in between.

extension OpacityModifier: Animatable {
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension OffsetModifier: Animatable {
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension TransformModifier: Animatable {
  var animatableData: AnimatablePair<CGAffineTransform.Vector, UnitPoint.AnimatableData> {
    get { AnimatablePair(matrix.vector, anchor.animatableData) }
    set {
      matrix = CGAffineTransform(newValue.first)
      anchor.animatableData = newValue.second
    }
  }
}

extension CGAffineTransform {
  typealias Vector = AnimatableValues<CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat>

  fileprivate var vector: Vector { AnimatableValues(a, b, c, d, tx, ty) }

  fileprivate init(_ vector: Vector) {
    let value = vector.value
    self.init(a: value.0, b: value.1, c: value.2, d: value.3, tx: value.4, ty: value.5)
  }
}

extension ClipModifier: Animatable {
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ShapeView: Animatable {
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
