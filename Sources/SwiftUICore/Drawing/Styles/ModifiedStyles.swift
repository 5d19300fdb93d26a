import Foundation

// What is added to any style gives a style that draws as the first one does, and then a little differently.

struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let opacity: Double

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    shape.paint = shape.paint.multiplyingOpacity(by: opacity)
  }
}

struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let shadow: ShadowStyle

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    var rich = shape.paint.rich
    rich.shadows.append(shadow.resolve(in: shape.environment))
    shape.paint = .rich(rich)
  }
}

struct BlendedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let mode: BlendMode

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    var rich = shape.paint.rich
    rich.blendMode = mode
    shape.paint = .rich(rich)
  }
}

struct AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let rect: CGRect

  func _apply(to shape: inout _ShapeStyle_Shape) {
    base._apply(to: &shape)
    var rich = shape.paint.rich
    rich.rect = rect
    shape.paint = .rich(rich)
  }
}

extension ShapeStyle {
  /// The same style, its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: self, opacity: opacity) }

  /// The same style with a shadow of what is drawn in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }

  /// The same style, laid over what is there in another way.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(base: self, mode: mode) }

  /// The same style, its gradient spanning `rect` instead of the frame of what is drawn.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle { OpacityStyle(base: ForegroundStyle(), opacity: opacity) }

  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: ForegroundStyle(), shadow: style) }

  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(base: ForegroundStyle(), mode: mode) }
}
