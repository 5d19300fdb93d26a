import Foundation
import TopdownDisplay
import TopdownRenderer
import TopdownStage

extension Stage {
  /// The screen as it is now, drawn as a PNG; the same screen gives the same bytes.
  ///
  /// Throws `RenderingError` where a font is missing, or the screen cannot be drawn.
  ///
  /// - Parameter scale: Pixels to the point.
  public func picture(scale: CGFloat = 2) throws -> Picture {
    try Renderer().picture(of: display, scale: scale)
  }

  /// Makes sure that the screen is, pixel for pixel, as it was recorded; where there is no reference yet, this is it.
  ///
  /// The reference of `refresh()` in `ShelfTests.swift` is `.records/ShelfTests/refresh.png` beside it, with what the screen reads
  /// like in `refresh.txt` and `refresh.json`, which are compared as well. `TOPDOWN_RECORD=1` in the environment records anew. Where `CI` is set nothing is recorded, and a
  /// reference that is missing is an error.
  ///
  ///     try stage.expectPicture()
  ///
  /// - Parameters:
  ///   - name: What to call the reference instead of the test's function; a test with arguments names one for each.
  ///   - scale: Pixels to the point.
  /// - Throws: `PictureMismatch`, which says what changed and where to see it; `RenderingError` where the reference was drawn by
  ///   other libraries.
  public func expectPicture(
    _ name: String? = nil, scale: CGFloat = 2, file: String = #filePath, function: String = #function
  ) throws {
    let reference = PictureReference(besides: file, name: name ?? PictureReference.baseName(of: function))
    try PictureKeeper(environment: ProcessInfo.processInfo.environment)
      .check(record(scale: scale), against: reference)
  }

  func record(scale: CGFloat) throws -> ScreenRecord { ScreenRecord(png: try picture(scale: scale).png, semantics: semantics) }
}
