import Foundation
import TopdownDisplay

/// Lines of text. It is as wide as its widest line, up to what was proposed.
@_spi(Runtime) public final class TextNode: LayoutNode {
  private(set) var text: ResolvedText?
  private var lineHeight: CGFloat = 0
  private var ascent: CGFloat = 0
  /// The width of the text on one line, which most proposals have room for.
  private var idealWidth: CGFloat = 0

  /// Whether layout may differ.
  func set(_ new: ResolvedText) -> Bool {
    let isSame = text?.hasSameLayout(as: new) ?? false
    text = new
    if isSame { return false }
    lineHeight = TextMetrics.lineHeight(of: new.font, pixel: new.layout.pixel)
    ascent = TextMetrics.ascent(of: new.font, pixel: new.layout.pixel)
    idealWidth = TextMetrics.lines(of: new, width: nil, lineLimit: nil).reduce(0) { max($0, $1.width) }
    return true
  }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let text else { return .zero }
    let lines = lines(of: text, proposal)
    let widest = lines.all.reduce(0) { max($0, $1.width) }
    let pixel = text.layout.pixel
    let width = (widest / pixel).rounded(.up) * pixel
    let reserved = CGFloat(max(0, text.layout.reservedLines - lines.all.count)) * (lineHeight + text.layout.lineSpacing)
    return CGSize(
      width: proposal.width.map { min($0, width) } ?? width, height: height(of: lines.all, in: lines.text) + reserved)
  }

  public override func makeSpacing() -> ViewSpacing { text?.layout.idiom == .mac ? .textOnMac : .text }

  public override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline, let text else { return nil }
    if text.isUniform, text.layout.reservedLines == 0, text.layout.minimumScale >= 1 {
      return key.isFirstTextBaseline ? ascent : size.height - lineHeight + ascent
    }
    let lines = lines(of: text, proposal)
    let extents = lines.all.map { extent(of: $0, in: lines.text) }
    if key.isFirstTextBaseline { return extents.first?.ascent ?? ascent }
    let above = height(of: lines.all.dropLast(), in: lines.text) + (lines.all.count > 1 ? text.layout.lineSpacing : 0)
    return above + (extents.last?.ascent ?? ascent)
  }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    draw(into: &context, at: origin, paint: nil)
  }

  /// `paint` stands for that of the text and of all of its parts.
  func draw(into context: inout DrawingContext, at origin: CGPoint, paint: Paint?) {
    guard let text else { return }
    let lines = lines(of: paint.map(text.painted) ?? text, proposal)
    var top = origin.y
    for line in lines.all {
      let extent = extent(of: line, in: lines.text)
      let start = CGPoint(x: origin.x + indent(of: line, text), y: top + extent.ascent)
      TextPainting(text: lines.text, frame: CGRect(origin: origin, size: size), ascent: extent.ascent, height: extent.height)
        .draw(line, at: start, into: &context)
      top += extent.height + text.layout.lineSpacing
    }
  }

  /// The smallest rectangle around some runs, as they are drawn.
  func frame(ofRuns runs: [Int], at origin: CGPoint) -> CGRect {
    guard let text else { return .zero }
    let lines = lines(of: text, proposal)
    var frame = CGRect.null
    var top = origin.y
    for line in lines.all {
      let height = extent(of: line, in: lines.text).height
      for (index, segment) in line.segments.enumerated() where runs.contains(segment.run) {
        let left = segment.positions.min() ?? 0
        let right = line.segments.dropFirst(index + 1).first?.positions.first ?? line.width
        let start = origin.x + indent(of: line, text)
        frame = frame.union(CGRect(x: start + left, y: top, width: max(0, right - left), height: height))
      }
      top += height + text.layout.lineSpacing
    }
    return frame.isNull ? CGRect(origin: origin, size: .zero) : frame
  }

  private func indent(of line: TextLine, _ text: ResolvedText) -> CGFloat {
    let room = size.width - min(line.width, size.width)
    switch (text.layout.alignment, text.layout.isRightToLeft) {
    case (.center, _): return room / 2
    case (.leading, false), (.trailing, true): return 0
    case (.leading, true), (.trailing, false): return room
    }
  }

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let speech = text?.speech ?? TextSpeech()
    builder.add(self, at: origin, role: speech.headingLevel == nil ? .text : .header, label: text?.spoken ?? "") {
      describeLinks(into: &$0, at: origin)
    }
    builder.nodes[builder.nodes.count - 1].details = speech.details
  }
}

// MARK: - Lines

extension TextNode {
  private struct Extent {
    var ascent: CGFloat
    var height: CGFloat
  }

  /// The lines for a proposal, and the text in the size that they are in.
  private func lines(of text: ResolvedText, _ proposal: ProposedViewSize) -> (text: ResolvedText, all: [TextLine]) {
    let least = min(1, max(0.01, text.layout.minimumScale))
    if least >= 1 { return (text, lines(of: text, proposal, lineHeight).lines) }
    var factor: CGFloat = 1
    while true {
      let scaled = text.scaled(by: factor)
      let height = TextMetrics.lineHeight(of: scaled.font, pixel: text.layout.pixel)
      let (lines, isWhole) = lines(of: scaled, proposal, height)
      if isWhole || factor <= least { return (scaled, lines) }
      factor = max(least, factor - 0.02)
    }
  }

  /// As many lines as fit the proposal's height, one at least (Apple's: floor of height over line pitch).
  private func lines(
    of text: ResolvedText, _ proposal: ProposedViewSize, _ lineHeight: CGFloat
  ) -> (lines: [TextLine], isWhole: Bool) {
    let spacing = text.layout.lineSpacing
    var limit = text.layout.lineLimit.map { max(1, $0) }
    if let height = proposal.height, height < .infinity {
      limit = min(limit ?? .max, max(1, Int((height + spacing + 0.001) / (lineHeight + spacing))))
    }
    let width = proposal.width.flatMap { text.font == self.text?.font && $0 >= idealWidth ? nil : $0 }
    let lines = TextMetrics.lines(of: text, width: width, lineLimit: limit)
    // Only a text that may shrink asks whether all of it is there.
    guard text.layout.minimumScale < 1, let limit, lines.count == limit else { return (lines, true) }
    return (lines, TextMetrics.lines(of: text, width: width, lineLimit: nil).count <= limit)
  }

  private func extent(of line: TextLine, in text: ResolvedText) -> Extent {
    let pixel = text.layout.pixel
    if line.segments.isEmpty {
      if text.font == self.text?.font { return Extent(ascent: ascent, height: lineHeight) }
      return Extent(
        ascent: TextMetrics.ascent(of: text.font, pixel: pixel), height: TextMetrics.lineHeight(of: text.font, pixel: pixel))
    }
    var (above, below) = (CGFloat(0), CGFloat(0))
    for segment in line.segments {
      let run = text.runs[segment.run]
      let ascent = TextMetrics.ascent(of: run.font, pixel: pixel)
      let descent = TextMetrics.lineHeight(of: run.font, pixel: pixel) - ascent
      let offset = run.details?.baselineOffset ?? 0
      above = max(above, ascent + offset, (run.picture?.baseline(in: run.font) ?? 0) + offset)
      below = max(below, descent - offset)
    }
    return Extent(ascent: above, height: above + below)
  }

  private func height(of lines: some Collection<TextLine>, in text: ResolvedText) -> CGFloat {
    let spacing = CGFloat(max(0, lines.count - 1)) * text.layout.lineSpacing
    if text.isUniform, text.font == self.text?.font { return CGFloat(lines.count) * lineHeight + spacing }
    return lines.reduce(0) { $0 + extent(of: $1, in: text).height } + spacing
  }
}
