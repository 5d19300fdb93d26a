import Foundation

/// Whether something is drawn as in a mirror in one of the two layout directions.
///
/// - Gap: a shape that clips, or that a background fills, is not mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Path {
  /// The path as in a mirror in the middle of a frame.
  func mirrored(in frame: CGRect) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0))
  }
}
