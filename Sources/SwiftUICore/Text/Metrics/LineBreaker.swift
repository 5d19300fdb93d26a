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

  private let truncation: Text.TruncationMode

  init(
    _ text: MeasuredText, font: DisplayFont, width: CGFloat?, lineLimit: Int?, truncation: Text.TruncationMode = .tail
  ) {
    self.text = text
    self.font = font
    self.truncation = truncation
    scale = text.scale
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
    return line(of: text, range, width: width)
  }

  private func line(of text: MeasuredText, _ range: Range<Int>, width: Int) -> TextLine {
    let positions = text.positions(of: range).map { CGFloat($0) * scale }
    var line = TextLine(text: String(text.substring(range)), positions: positions, width: CGFloat(width) * scale)
    line.segments = text.segments(of: range, positions: positions)
    return line
  }

  /// As much of the range as leaves room for "…", which is there even where it does not fit.
  private func truncated(_ range: Range<Int>) -> TextLine {
    var (first, second) = halves(of: withoutTrailingSpaces(range))
    let ellipsis = MeasuredText("…", font: font)
    let ellipsisWidth = Int((CGFloat(ellipsis.end(of: 0..<1)) * ellipsis.scale / scale).rounded(.up))
    while !(first.isEmpty && second.isEmpty), text.end(of: first) + ellipsisWidth + text.end(of: second) > limit {
      shorten(&first, &second)
    }
    while true {
      let cut = text.cut(keeping: first, second, font: font)
      let all = 0..<cut.count
      // Kerning with "…" may ask for one character less.
      if first.isEmpty && second.isEmpty || cut.end(of: all) <= limit {
        return line(of: cut, all, width: cut.end(of: all))
      }
      shorten(&first, &second)
    }
  }

  /// What may be kept before the cut, and after it.
  private func halves(of range: Range<Int>) -> (Range<Int>, Range<Int>) {
    let end = range.upperBound
    switch truncation {
    case .tail: return (range, end..<end)
    // The end of the whole text counts, not that of the line.
    case .head: return (range.lowerBound..<range.lowerBound, range)
    case .middle:
      let middle = (range.lowerBound + range.upperBound) / 2
      return (range.lowerBound..<middle, middle..<end)
    }
  }

  /// Takes a character away beside the cut, on the longer side.
  private func shorten(_ first: inout Range<Int>, _ second: inout Range<Int>) {
    if text.end(of: first) > text.end(of: second) || second.isEmpty {
      first = withoutTrailingSpaces(first.dropLast())
    } else {
      second = second.dropFirst()
      second = (second.first { text.classes[$0] != .space } ?? second.upperBound)..<second.upperBound
    }
  }
}
