import Foundation

/// How a picture differs from its reference.
public enum PictureDifference: Hashable, Sendable, CustomStringConvertible {
  /// Pixels, width by height.
  case size(reference: CGSize, picture: CGSize)
  /// How many pixels, and the smallest rectangle that holds them all.
  case pixels(count: Int, of: Int, bounds: CGRect)

  init?(reference: PixelImage, picture: PixelImage) {
    guard reference.width == picture.width, reference.height == picture.height else {
      self = .size(
        reference: CGSize(width: reference.width, height: reference.height),
        picture: CGSize(width: picture.width, height: picture.height))
      return
    }
    let different = reference.pixels.indices.filter { reference.pixels[$0] != picture.pixels[$0] }
    guard !different.isEmpty else { return nil }
    let columns = different.map { $0 % reference.width }
    let rows = different.map { $0 / reference.width }
    let (left, top) = (columns.min()!, rows.min()!)
    self = .pixels(
      count: different.count, of: reference.pixels.count,
      bounds: CGRect(x: left, y: top, width: columns.max()! - left + 1, height: rows.max()! - top + 1))
  }

  public var description: String {
    switch self {
    case .size(let reference, let picture):
      "the reference is \(Int(reference.width)) x \(Int(reference.height)) pixels, "
        + "the picture \(Int(picture.width)) x \(Int(picture.height))"
    case .pixels(let count, let all, let bounds):
      "\(count) of \(all) pixels differ, all within x \(Int(bounds.minX))..<\(Int(bounds.maxX)), "
        + "y \(Int(bounds.minY))..<\(Int(bounds.maxY))"
    }
  }
}
