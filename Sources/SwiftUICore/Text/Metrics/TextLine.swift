import Foundation

/// One line of a text as it is laid out: its own characters, and where each begins.
@_spi(Runtime) public struct TextLine: Hashable, Sendable {
  /// The spaces at which the line was broken included, a hard newline not.
  public var text: String
  /// Points from the start of the line, one for each `Character`.
  public var positions: [CGFloat]
  /// What the line takes in layout: trailing spaces count, up to the width that was offered.
  public var width: CGFloat

  /// The line by parts, where not all of it looks the same.
  var segments: [Segment] = []

  /// Some characters of a line that look the same.
  struct Segment: Hashable, Sendable {
    /// The number of the run in its text.
    var run: Int
    var text: String
    /// Points from the start of the line, one for each `Character`.
    var positions: [CGFloat]
  }

  public init(text: String, positions: [CGFloat], width: CGFloat) {
    self.text = text
    self.positions = positions
    self.width = width
  }
}
