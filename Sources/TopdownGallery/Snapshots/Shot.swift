import TopdownDisplay
import TopdownRenderer

/// A screen that was made, and its picture.
struct Shot: Sendable {
  var frame: HostFrame
  var drawing: Drawing

  /// What is kept of it.
  var record: ScreenRecord { ScreenRecord(png: drawing.png, semantics: frame.semantics) }
}
