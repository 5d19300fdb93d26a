public import Foundation

/// A customization of a preview: its size, its orientation, or what is put around it.
@MainActor
public struct PreviewTrait<T> {
  let kind: PreviewTraitKind
}

enum PreviewTraitKind {
  case size(PreviewTraits.Size)
  case orientation(PreviewTraits.Orientation)
  case modifier(@MainActor (AnyView) -> AnyView)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device: the default.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .size(.device)) }

  /// The view's own size when it is offered the device's.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .size(.thatFits)) }

  /// A container of `width` by `height` points, with the view in its centre.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .size(.fixed(width: width, height: height)))
  }

  /// Puts a modifier around the preview; of several the first stands innermost.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier { AnyView(ModifiedPreview(modifier, $0)) })
  }

  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .orientation(.portrait)) }

  /// The device's top at the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(kind: .orientation(.landscapeLeft)) }

  /// The device's top at the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }

  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }
}
