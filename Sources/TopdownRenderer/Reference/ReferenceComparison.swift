import Foundation

/// How a picture stands to its reference.
public enum ReferenceComparison: Hashable, Sendable {
  case same
  case missing
  case different(PictureDifference, reference: Data)

  /// Holds `picture` against the PNG in `file`, pixel by pixel.
  ///
  /// Throws `RenderingError` where the reference is no picture, or is of other drawing libraries.
  public init(of picture: Data, with file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      self = .missing
      return
    }
    let bytes = try Data(contentsOf: file)
    // The version is in the bytes too.
    if bytes == picture {
      self = .same
    } else {
      let difference = try ReferencePicture(png: bytes).difference(from: picture)
      self = difference.map { .different($0, reference: bytes) } ?? .same
    }
  }
}
