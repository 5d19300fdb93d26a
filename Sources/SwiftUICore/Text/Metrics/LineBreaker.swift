import Foundation
import TopdownDisplay

/// Breaks one measured text into lines.
struct LineBreaker {
  private let text: MeasuredText
  private let font: DisplayFont
  private let scale: CGFloat
  private let lineLimit: Int
  /// In units of the font, as everything here.
  private let limit: Int

  init(_ text: MeasuredText, font: DisplayFont, width: CGFloat?, lineLimit: Int?) {
    self.text = text
    self.font = font
    scale = TextMetrics.unitScale(of: font)
    self.lineLimit = max(1, lineLimit ?? .max)
    let units = ((width ?? .infinity) + TextMetrics.tolerance) / scale
    // Written so that NaN is no limit, as nil is; nothing is as wide as that, and a sum with it does not overflow.
    limit = units < 1e15 ? Int(max(0, units)) : 1_000_000_000_000_000
  }

  func lines() -> [TextLine] {
    var ranges: [Range<Int>] = []
    var start = 0
    while ranges.count <= lineLimit {
      let end = paragraphEnd(from: start)
      appendParagraph(start..<end, to: &ranges)
      if end == text.count { break }
      start = end + 1
    }
    guard ranges.count > lineLimit else { return ranges.map(line) }
    let last = ranges[lineLimit - 1]
    return ranges.prefix(lineLimit - 1).map(line) + [truncated(last.lowerBound..<paragraphEnd(from: last.lowerBound))]
  }

  private func paragraphEnd(from start: Int) -> Int {
    text.classes[start...].firstIndex(of: .newline) ?? text.count
  }

  /// Stops one line past the limit: that is enough to know that text remains.
  private func appendParagraph(_ paragraph: Range<Int>, to ranges: inout [Range<Int>]) {
    let first = ranges.count
    var rest = paragraph
    repeat {
      let end = lineEnd(of: rest)
      ranges.append(rest.lowerBound..<end)
      rest = end..<paragraph.upperBound
    } while !rest.isEmpty && ranges.count <= lineLimit
    if rest.isEmpty, ranges.count == first + 2, let split = evenerSplit(ranges[first], ranges[first + 1]) {
      ranges[first] = paragraph.lowerBound..<split
      ranges[first + 1] = split..<paragraph.upperBound
    }
  }

  /// Where the first line of `rest` ends; at least one character fits.
  private func lineEnd(of rest: Range<Int>) -> Int {
    var lastBreak: Int?
    for index in rest {
      if text.classes[index] != .space, index > rest.lowerBound, text.end(of: rest.lowerBound..<index + 1) > limit {
        return lastBreak ?? index
      }
      if isBreak(at: index + 1, in: rest) { lastBreak = index + 1 }
    }
    return rest.upperBound
  }

  private func isBreak(at index: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound, index < range.upperBound else { return false }
    let previous = index - 2 >= range.lowerBound ? text.classes[index - 2] : nil
    return BreakClass.allowsBreak(before: previous, text.classes[index - 1], text.classes[index])
  }

  /// Where to break two lines instead, if the second is a single word and one more makes them more alike.
  private func evenerSplit(_ first: Range<Int>, _ second: Range<Int>) -> Int? {
    guard !second.contains(where: { isBreak(at: $0, in: second) }),
      let split = first.last(where: { isBreak(at: $0, in: first) })
    else { return nil }
    let above = drawnEnd(of: first.lowerBound..<split)
    let below = drawnEnd(of: split..<second.upperBound)
    return below <= limit && abs(above - below) < abs(drawnEnd(of: first) - drawnEnd(of: second)) ? split : nil
  }

  private func drawnEnd(of range: Range<Int>) -> Int {
    text.end(of: withoutTrailingSpaces(range))
  }

  private func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<((range.last { text.classes[$0] != .space }).map { $0 + 1 } ?? range.lowerBound)
  }

  private func line(_ range: Range<Int>) -> TextLine {
    let width = min(text.end(of: range), max(limit, drawnEnd(of: range)))
    return TextLine(
      text: String(text.substring(range)),
      positions: text.positions(of: range).map { CGFloat($0) * scale },
      width: CGFloat(width) * scale)
  }

  /// As much of the range as leaves room for "…", which is there even where it does not fit.
  private func truncated(_ range: Range<Int>) -> TextLine {
    var kept = withoutTrailingSpaces(range)
    let ellipsis = MeasuredText("…", font: font).end(of: 0..<1)
    while !kept.isEmpty, text.end(of: kept) + ellipsis > limit {
      kept = withoutTrailingSpaces(kept.dropLast())
    }
    while true {
      let cut = MeasuredText(text.substring(kept) + "…", font: font, isRightToLeft: text.isRightToLeft)
      let all = 0..<cut.count
      // Kerning with "…" may ask for one character less.
      if kept.isEmpty || cut.end(of: all) <= limit {
        let positions = cut.positions(of: all).map { CGFloat($0) * scale }
        return TextLine(text: cut.text, positions: positions, width: CGFloat(cut.end(of: all)) * scale)
      }
      kept = withoutTrailingSpaces(kept.dropLast())
    }
  }
}
