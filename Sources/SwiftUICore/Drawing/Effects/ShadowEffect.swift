import Foundation
import TopdownDisplay

struct ShadowEffect: DrawingEffect {
  let color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }

  func display(in environment: EnvironmentValues) -> DisplayEffect? {
    let color = color.resolve(in: environment).display
    return color.alpha > 0 ? .shadow(color, radius: max(0, radius), offset: offset) : nil
  }
}

struct BlurEffect: DrawingEffect {
  var radius: CGFloat
  let isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func display(in environment: EnvironmentValues) -> DisplayEffect? {
    radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }
}

struct BlendEffect: DrawingEffect {
  let mode: BlendMode

  func display(in environment: EnvironmentValues) -> DisplayEffect? { mode == .normal ? nil : .blend(mode.display) }
}

extension View {
  /// Throws a shadow of what the view shows; lengths in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs what the view shows; an opaque blur keeps its edges. The radius is in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Lays the view over what is behind it in another way than covering it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { effect(BlendEffect(mode: blendMode)) }
}
