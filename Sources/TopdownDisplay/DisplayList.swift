import Foundation

/// What a screen shows, in drawing order: points, top-left origin, absolute coordinates.
public struct DisplayList: Codable, Hashable, Sendable {
  public var size: CGSize
  public var background: DisplayColor
  public var items: [DisplayItem]

  public init(size: CGSize, background: DisplayColor, items: [DisplayItem] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}

/// One drawing step; a pushed group ends at its matching `pop`.
public enum DisplayItem: Codable, Hashable, Sendable {
  case fill(DisplayShape, DisplayColor)
  case stroke(DisplayShape, DisplayColor, lineWidth: CGFloat)
  /// A line with ends, corners and dashes of its own.
  case line(DisplayShape, DisplayColor, DisplayStroke)
  case text(TextRun)
  case symbol(SymbolRun)
  /// Fills a shape with more than one color.
  case paint(DisplayShape, DisplayPaint)
  case image(ImageRun)
  case pushOpacity(Double)
  case pushClip(DisplayShape)
  /// Draws the group through a matrix, in the coordinates of what is around it.
  case pushTransform(DisplayTransform)
  /// Draws the group by itself and changes the picture of it.
  case pushEffect(DisplayEffect)
  case pop
}

public enum DisplayShape: Codable, Hashable, Sendable {
  case rectangle(CGRect)
  case roundedRectangle(CGRect, cornerRadius: CGFloat)
  case ellipse(CGRect)
  /// Lines and curves; where outlines overlap, `isEvenOdd` leaves out what an even number of them covers.
  case path([DisplayPathElement], isEvenOdd: Bool)
  /// A circular arc in degrees, clockwise from three o'clock; stroked with round caps.
  case arc(center: CGPoint, radius: CGFloat, startDegrees: Double, endDegrees: Double)
}

/// One line of text in one font, each character at the position that layout chose for it.
public struct TextRun: Codable, Hashable, Sendable {
  public var text: String
  /// Where the baseline starts, at the left.
  public var origin: CGPoint
  /// The horizontal offset of each `Character` of `text` from `origin`, in the order of the string.
  public var positions: [CGFloat]
  public var font: DisplayFont
  public var color: DisplayColor

  public init(text: String, origin: CGPoint, positions: [CGFloat], font: DisplayFont, color: DisplayColor) {
    self.text = text
    self.origin = origin
    self.positions = positions
    self.font = font
    self.color = color
  }
}

public struct DisplayFont: Codable, Hashable, Sendable {
  public var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  public var isMonospaced: Bool
  /// All digits are as wide as the widest.
  public var hasMonospacedDigits: Bool

  public init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// A symbol by its SF Symbols name, drawn centred in its frame.
public struct SymbolRun: Codable, Hashable, Sendable {
  public var name: String
  public var frame: CGRect
  public var color: DisplayColor

  public init(name: String, frame: CGRect, color: DisplayColor) {
    self.name = name
    self.frame = frame
    self.color = color
  }
}
