import Foundation
import TopdownDisplay

extension Canvas {
  /// Draws a line of text, each character where the run says; what Inter lacks is drawn in `DrawingFonts`' others.
  func draw(_ run: TextRun) throws {
    let characters = run.text.count
    guard run.positions.count == characters else {
      throw RenderingError.positionCount(text: run.text, characters: characters, positions: run.positions.count)
    }
    if run.font.isMonospaced, !Self.hasMonospacedFont {
      throw RenderingError.missingFont(family: RequiredFont.monospaced.family, package: RequiredFont.monospaced.package)
    }
    let font = run.font.isMonospaced ? RequiredFont.monospaced : .text
    setColor(run.color)
    text.fill(run, family: font.family, onMissing: noteUndrawn)
  }

  private static let hasMonospacedFont = RequiredFont.monospaced.installedVersion != nil
}
