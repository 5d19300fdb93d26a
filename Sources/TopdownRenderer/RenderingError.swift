import Foundation
import TopdownDisplay

/// Why a picture could not be drawn or compared.
public enum RenderingError: Error, Hashable, CustomStringConvertible, LocalizedError {
  case missingFont(family: String, package: String)
  case unusableSize(CGSize, scale: CGFloat)
  case notFinite(item: String)
  case positionCount(text: String, characters: Int, positions: Int)
  case popWithoutPush
  case unclosedGroups(Int)
  case cairo(String)
  case unreadablePicture(String)
  case referenceWithoutVersion(String)
  case otherDrawingVersion(reference: String, installed: String)

  public var description: String {
    switch self {
    case .missingFont(let family, let package):
      "the font \(family) is not installed, and pictures are drawn with it; install it: sudo apt-get install \(package)"
    case .unusableSize(let size, let scale):
      "a picture of \(size.width) x \(size.height) points at \(scale)x cannot be drawn: "
        + "each side must be from 1 to \(Canvas.longestSide) pixels; give the view a frame or choose a smaller scale"
    case .notFinite(let item):
      "a coordinate is not a finite number in \(item); a layout above it proposed or returned infinity or NaN"
    case .positionCount(let text, let characters, let positions):
      "the text \"\(text)\" has \(characters) characters and \(positions) positions; a TextRun places each character"
    case .popWithoutPush:
      "the display list pops a group that it never pushed; every pop needs its pushOpacity or pushClip before it"
    case .unclosedGroups(let count):
      "the display list ends with \(count) open group\(count == 1 ? "" : "s"); every pushOpacity and pushClip needs its pop"
    case .cairo(let message):
      "cairo could not draw: \(message)"
    case .unreadablePicture(let reason):
      "not a readable PNG: \(reason)"
    case .referenceWithoutVersion(let key):
      "the reference does not say which drawing libraries made it (PNG text \"\(key)\" is missing); "
        + "record it again with this renderer"
    case .otherDrawingVersion(let reference, let installed):
      """
      exact pixels hold for one version of the drawing libraries, and the reference is of another
        reference: \(reference)
        installed: \(installed)
      compare where the reference was recorded, or record it again here
      """
    }
  }

  public var errorDescription: String? { description }
}
