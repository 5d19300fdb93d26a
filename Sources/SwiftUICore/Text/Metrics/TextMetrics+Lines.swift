import Foundation
import TopdownDisplay

extension TextMetrics {
  /// The lines of `text` in `width` points, at most `lineLimit` of them, the last one cut with "…" when text remains.
  ///
  /// Greedy: a line takes what fits and breaks after spaces, after hyphens, around ideographs and at newlines; a word wider
  /// than the line breaks by characters. A paragraph of two lines that leaves one word alone moves a second word down if
  /// that evens the lines. A nil width breaks at newlines only. There is always one line, even of nothing. O(characters).
  public static func lines(of text: String, font: DisplayFont, width: CGFloat?, lineLimit: Int?) -> [TextLine] {
    if let (positions, natural) = asciiPositions(of: text, font: font), natural <= (width ?? .infinity) + tolerance {
      return [TextLine(text: text, positions: positions, width: natural)]
    }
    return LineBreaker(MeasuredText(text, font: font), font: font, width: width, lineLimit: lineLimit).lines()
  }

  /// The lines of a text that may look different from part to part.
  static func lines(of text: ResolvedText, width: CGFloat?, lineLimit: Int?) -> [TextLine] {
    let truncation = text.layout.truncation
    guard !text.isUniform else {
      if let (positions, natural) = asciiPositions(of: text.string, font: text.font),
        natural <= (width ?? .infinity) + tolerance
      {
        return [TextLine(text: text.string, positions: positions, width: natural)]
      }
      let measured = MeasuredText(text.string, font: text.font)
      return LineBreaker(measured, font: text.font, width: width, lineLimit: lineLimit, truncation: truncation).lines()
    }
    let parts = text.runs.enumerated().map { index, run in
      MeasuredPart(
        text: run.text, font: run.font, spacing: run.details?.spacing ?? 0, width: run.picture?.size.width, run: index)
    }
    return LineBreaker(
      MeasuredText(parts), font: text.font, width: width, lineLimit: lineLimit, truncation: truncation
    ).lines()
  }

  /// A text that is offered the very width it asked for fits, whatever the conversions between lost.
  static let tolerance: CGFloat = 0.001
}
