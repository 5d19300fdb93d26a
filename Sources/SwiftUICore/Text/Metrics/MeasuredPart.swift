import Foundation
import TopdownDisplay

/// A part of a text that is measured together with others.
struct MeasuredPart {
  /// Fine enough that no rounding shows, points a unit.
  static let scale: CGFloat = 1 / 1024

  var text: String
  var font: DisplayFont
  /// Points after each character.
  var spacing: CGFloat = 0
  /// The width of the one character, where that is a picture.
  var width: CGFloat?
  /// The number of the run that the part belongs to.
  var run: Int

  func replacingText(_ text: String) -> MeasuredPart {
    var copy = self
    copy.text = text
    if text == "…" { copy.width = nil }
    return copy
  }
}
