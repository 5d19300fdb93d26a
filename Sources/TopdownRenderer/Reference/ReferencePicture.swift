import Foundation

/// A PNG that this renderer once wrote, to compare with exactly.
public struct ReferencePicture: Sendable {
  private let png: Data
  /// The `Renderer.drawingVersion` that the pixels hold for.
  public let drawingVersion: String

  /// Throws `RenderingError` where `png` is no PNG, or does not say what it was drawn with.
  public init(png: Data) throws {
    guard let version = try PNGFile(png).text(PNGFile.drawingVersionKey) else {
      throw RenderingError.referenceWithoutVersion(PNGFile.drawingVersionKey)
    }
    self.png = png
    drawingVersion = version
  }

  /// Whether pixels drawn here can be compared with this reference at all.
  public var isComparable: Bool { drawingVersion == Renderer.drawingVersion }

  /// What differs between a picture drawn here and the reference; nil where every pixel is the same.
  ///
  /// Throws `RenderingError.otherDrawingVersion` rather than compare what other libraries drew.
  public func difference(from picture: Data) throws -> PictureDifference? {
    guard isComparable else {
      throw RenderingError.otherDrawingVersion(reference: drawingVersion, installed: Renderer.drawingVersion)
    }
    return PictureDifference(reference: try PixelImage(png: png), picture: try PixelImage(png: picture))
  }
}
