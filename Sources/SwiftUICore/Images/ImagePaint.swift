import Foundation

/// A style that repeats a picture.
///
/// - Gap: the whole picture is repeated whatever its source rectangle; a symbol is its own color.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never

  public var image: Image
  /// The part of the picture that is used, in shares of its sides.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let resolved = image.resolve(in: shape.environment)
    guard case .picture(let picture) = resolved.content, scale > 0 else { return ForegroundStyle()._apply(to: &shape) }
    let tile = CGSize(width: resolved.size.width * scale, height: resolved.size.height * scale)
    shape.set(.rich(RichPaint(fill: .image(picture, tile: tile))))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
