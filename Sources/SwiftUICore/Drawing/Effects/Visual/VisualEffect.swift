import Foundation

/// A change of how a view looks that leaves its layout alone.
///
/// - Gap: shaders are not there.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes, in the order in which they are applied.
  var _steps: [_VisualEffectStep] { get }
}

/// The effect that an effect builds on: none.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}

  public var _steps: [_VisualEffectStep] { [] }
}

/// One change: which it is, and how strong.
public struct _VisualEffectStep: Sendable {
  let name: String
  let values: [Double]
  let apply: @MainActor @Sendable ([Double], AnyView) -> AnyView

  /// The change between this one and another of its kind; nil where they are of different kinds.
  fileprivate func blended(with other: _VisualEffectStep, by fraction: Double) -> _VisualEffectStep? {
    guard name == other.name, values.count == other.values.count else { return nil }
    let values = zip(values, other.values).map { $0 + ($1 - $0) * fraction }
    return _VisualEffectStep(name: name, values: values, apply: apply)
  }
}

extension [_VisualEffectStep] {
  /// What lies between two effects; the nearer one where they differ in kind.
  package func blended(with other: [_VisualEffectStep], by fraction: Double) -> [_VisualEffectStep] {
    let steps = zip(self, other).compactMap { $0.blended(with: $1, by: fraction) }
    if steps.count == count, steps.count == other.count { return steps }
    return fraction < 0.5 ? self : other
  }

  @MainActor func apply(to content: AnyView) -> AnyView { reduce(content) { $1.apply($1.values, $0) } }
}

private struct ChangedVisualEffect: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  private func then(
    _ name: String, _ values: [Double], _ apply: @escaping @MainActor @Sendable ([Double], AnyView) -> AnyView
  ) -> ChangedVisualEffect {
    ChangedVisualEffect(_steps: _steps + [_VisualEffectStep(name: name, values: values, apply: apply)])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    then("opacity", [opacity]) { AnyView($1.opacity($0[0])) }
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then("blur", [radius]) { AnyView($1.blur(radius: $0[0], opaque: opaque)) }
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    then("brightness", [amount]) { AnyView($1.brightness($0[0])) }
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    then("contrast", [amount]) { AnyView($1.contrast($0[0])) }
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    then("saturation", [amount]) { AnyView($1.saturation($0[0])) }
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    then("grayscale", [amount]) { AnyView($1.grayscale($0[0])) }
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then("hueRotation", [angle.radians]) { AnyView($1.hueRotation(.radians($0[0]))) }
  }

  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    then("blendMode", []) { AnyView($1.blendMode(blendMode)) }
  }

  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then("offset", [x, y]) { AnyView($1.offset(x: $0[0], y: $0[1])) }
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    then("scaleEffect", [x, y]) { AnyView($1.scaleEffect(x: $0[0], y: $0[1], anchor: anchor)) }
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then("rotationEffect", [angle.radians]) { AnyView($1.rotationEffect(.radians($0[0]), anchor: anchor)) }
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    then("rotation3DEffect", [angle.radians]) {
      AnyView(
        $1.rotation3DEffect(
          .radians($0[0]), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return then("transformEffect", values.map { Double($0) }) { values, content in
      let matrix = CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
      return AnyView(content.transformEffect(matrix))
    }
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then("projectionEffect", []) { AnyView($1.projectionEffect(transform)) }
  }
}
