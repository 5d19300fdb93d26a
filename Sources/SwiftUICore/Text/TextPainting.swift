import Foundation
import TopdownDisplay

/// Draws the lines of a text.
struct TextPainting {
  let text: ResolvedText
  /// Where the text stands, which gradients span.
  let frame: CGRect
  /// From the top of the line to its baseline, and the whole line.
  let ascent: CGFloat
  let height: CGFloat

  /// `start` is the left end of the baseline.
  func draw(_ line: TextLine, at start: CGPoint, into context: inout DrawingContext) {
    if line.segments.isEmpty {
      draw(line.text, line.positions, text.font, text.paint, at: start, into: &context)
    } else {
      for (index, segment) in line.segments.enumerated() {
        let next = line.segments.dropFirst(index + 1).first?.positions.first
        draw(segment, end: next ?? line.width, at: start, into: &context)
      }
    }
  }

  private func draw(_ segment: TextLine.Segment, end: CGFloat, at start: CGPoint, into context: inout DrawingContext) {
    let run = text.runs[segment.run]
    let left = segment.positions.min() ?? 0
    let span = start.x + left..<start.x + max(left, end)
    let baseline = CGPoint(x: start.x, y: start.y - (run.details?.baselineOffset ?? 0))
    if let background = run.details?.background {
      context.add(
        .fill(
          .rectangle(CGRect(x: span.lowerBound, y: start.y - ascent, width: span.upperBound - span.lowerBound, height: height)),
          background))
    }
    if let picture = run.picture {
      draw(picture, run, at: CGPoint(x: span.lowerBound, y: baseline.y), into: &context)
    } else {
      draw(segment.text, segment.positions, run.font, run.paint, at: baseline, into: &context)
    }
    if let line = run.details?.underline {
      draw(line, run, span, y: baseline.y + run.font.size * 0.11, into: &context)
    }
    if let line = run.details?.strikethrough {
      draw(line, run, span, y: baseline.y - run.font.size * 0.27, into: &context)
    }
  }

  private func draw(
    _ string: String, _ positions: [CGFloat], _ font: DisplayFont, _ paint: Paint, at origin: CGPoint,
    into context: inout DrawingContext
  ) {
    context.draw(paint, in: frame) {
      $0.add(.text(TextRun(text: string, origin: origin, positions: positions, font: font, color: $1)))
    }
  }

  private func draw(_ picture: InlinePicture, _ run: ResolvedText.Run, at start: CGPoint, into context: inout DrawingContext) {
    let box = CGRect(
      x: start.x, y: start.y - picture.baseline(in: run.font), width: picture.size.width, height: picture.size.height)
    switch picture.content {
    case .symbol(let name):
      context.draw(run.paint, in: frame) { $0.add(.symbol(SymbolRun(name: name, frame: box, color: $1))) }
    case .image(let image): context.add(.image(ImageRun(image: image, frame: box, size: picture.size)))
    }
  }

  private func draw(
    _ line: TextDetails.Line, _ run: ResolvedText.Run, _ span: Range<CGFloat>, y: CGFloat, into context: inout DrawingContext
  ) {
    let width = max(context.pixel, (run.font.size / 16 / context.pixel).rounded() * context.pixel)
    let paint = line.color.map { Paint.color($0) } ?? run.paint
    let dashes = line.pattern.dashes.map { $0 * width }
    context.draw(paint, in: frame) { context, color in
      if dashes.isEmpty {
        let bar = CGRect(x: span.lowerBound, y: y - width / 2, width: span.upperBound - span.lowerBound, height: width)
        context.add(.fill(.rectangle(bar), color))
      } else {
        let path: [DisplayPathElement] = [
          .move(to: CGPoint(x: span.lowerBound, y: y)), .line(to: CGPoint(x: span.upperBound, y: y)),
        ]
        context.add(.line(.path(path, isEvenOdd: false), color, DisplayStroke(lineWidth: width, dash: dashes)))
      }
    }
  }
}

extension Text.LineStyle.Pattern {
  /// Lengths drawn and left out in turn, in widths of the line.
  fileprivate var dashes: [CGFloat] {
    switch kind {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [3, 1]
    case .dashDot: [3, 1, 1, 1]
    case .dashDotDot: [3, 1, 1, 1, 1, 1]
    }
  }
}

extension InlinePicture {
  /// How far the picture reaches above the baseline: a symbol's middle stands at half the height of a capital letter.
  func baseline(in font: DisplayFont) -> CGFloat {
    switch content {
    case .symbol: size.height / 2 + font.size * 0.705 / 2
    case .image: size.height
    }
  }
}
