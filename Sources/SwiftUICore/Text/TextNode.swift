import Foundation
import TopdownDisplay

/// A text with everything that its lines depend on.
struct ResolvedText: Equatable {
  var string: String
  var font: DisplayFont
  var lineLimit: Int?
  var alignment: TextAlignment
  var pixel: CGFloat
  var isRightToLeft: Bool
}

/// Lines of text. It is as wide as its widest line, up to what was proposed.
@_spi(Runtime) public final class TextNode: LayoutNode {
  var color = DisplayColor(red: 0, green: 0, blue: 0)
  private var text: ResolvedText?
  private var lineHeight: CGFloat = 0
  private var ascent: CGFloat = 0
  /// The width of the text on one line, which most proposals have room for.
  private var idealWidth: CGFloat = 0

  /// Whether layout may differ.
  func set(_ new: ResolvedText) -> Bool {
    if new == text { return false }
    text = new
    lineHeight = TextMetrics.lineHeight(of: new.font, pixel: new.pixel)
    ascent = TextMetrics.ascent(of: new.font, pixel: new.pixel)
    idealWidth = TextMetrics.lines(of: new.string, font: new.font, width: nil, lineLimit: nil).reduce(0) { max($0, $1.width) }
    return true
  }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let lines = lines(proposal)
    let widest = lines.reduce(0) { max($0, $1.width) }
    let pixel = text?.pixel ?? 0.5
    let width = (widest / pixel).rounded(.up) * pixel
    return CGSize(width: proposal.width.map { min($0, width) } ?? width, height: CGFloat(lines.count) * lineHeight)
  }

  public override func makeSpacing() -> ViewSpacing { .text }

  public override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    if key.isFirstTextBaseline { return ascent }
    if key.isLastTextBaseline { return size.height - lineHeight + ascent }
    return nil
  }

  /// The lines for a proposal: as many as fit its height, one at least (Apple's: floor of height over line pitch).
  private func lines(_ proposal: ProposedViewSize) -> [TextLine] {
    guard let text else { return [] }
    var limit = text.lineLimit.map { max(1, $0) }
    if let height = proposal.height, height < .infinity {
      limit = min(limit ?? .max, max(1, Int((height + 0.001) / lineHeight)))
    }
    let width = proposal.width.flatMap { $0 < idealWidth ? $0 : nil }
    return TextMetrics.lines(of: text.string, font: text.font, width: width, lineLimit: limit)
  }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard let text else { return }
    for (index, line) in lines(proposal).enumerated() {
      let x = origin.x + indent(of: line, text)
      let y = origin.y + CGFloat(index) * lineHeight + ascent
      context.add(
        .text(
          TextRun(text: line.text, origin: CGPoint(x: x, y: y), positions: line.positions, font: text.font, color: color)))
    }
  }

  private func indent(of line: TextLine, _ text: ResolvedText) -> CGFloat {
    let room = size.width - min(line.width, size.width)
    switch (text.alignment, text.isRightToLeft) {
    case (.center, _): return room / 2
    case (.leading, false), (.trailing, true): return 0
    case (.leading, true), (.trailing, false): return room
    }
  }

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .text, label: text?.string ?? "")
  }
}
