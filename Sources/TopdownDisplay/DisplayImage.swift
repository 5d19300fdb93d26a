import Foundation

/// Where the bytes of a picture are: PNG or JPEG.
public enum DisplayImage: Codable, Hashable, Sendable {
  /// The path of a file on the machine that runs the host.
  case file(String)
  case data(Data)
}

/// A picture in a frame; points, on the screen.
public struct ImageRun: Codable, Hashable, Sendable {
  /// How parts of the picture fill a larger frame.
  public enum Mode: String, Codable, Hashable, Sendable { case stretch, tile }

  public var image: DisplayImage
  public var frame: CGRect
  /// The size of the picture in points: what caps and tiles are measured in.
  public var size: CGSize
  public var mode: Mode
  /// The edges that are not stretched: top, left, bottom, right.
  public var caps: [CGFloat]
  /// Draws the picture's opacity in one color.
  public var color: DisplayColor?
  /// Pixels are blended where the picture is scaled.
  public var isSmooth: Bool
  public var opacity: Double

  public init(
    image: DisplayImage, frame: CGRect, size: CGSize, mode: Mode = .stretch, caps: [CGFloat] = [], color: DisplayColor? = nil,
    isSmooth: Bool = true, opacity: Double = 1
  ) {
    self.image = image
    self.frame = frame
    self.size = size
    self.mode = mode
    self.caps = caps
    self.color = color
    self.isSmooth = isSmooth
    self.opacity = opacity
  }
}
