import Foundation
import TopdownDisplay

/// How a part of a text looks, while modifiers are gathered.
struct TextStyle {
  var font: Font
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var style: AnyShapeStyle?
  var spacing: CGFloat = 0
  /// Kerning counts where no tracking does.
  var isTracked = false
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale = Text.Scale.default
  var link: URL?
  var background: Color?
  var speech = TextSpeech()

  private let surroundings: TextSurroundings

  init(in environment: EnvironmentValues, _ surroundings: TextSurroundings) {
    self.surroundings = surroundings
    font = environment.font ?? .body
    for modifier in surroundings.modifiers { apply(modifier) }
  }

  /// The innermost modifier comes first and wins.
  mutating func apply(innermostFirst modifiers: [TextModifier]) {
    for modifier in modifiers.reversed() { apply(modifier) }
  }

  mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    case .font(let font): if let font { self.font = font }
    case .weight(let weight): self.weight = weight
    case .width(let width): self.width = width
    case .design(let design): self.design = design
    case .italic(let isItalic): self.isItalic = isItalic
    case .monospaced(let isMonospaced): self.isMonospaced = isMonospaced
    case .monospacedDigit: hasMonospacedDigits = true
    case .style(let new): style = new.style ?? style
    case .kerning(let kerning): if !isTracked { spacing = kerning }
    case .tracking(let tracking):
      spacing = tracking
      isTracked = true
    case .baselineOffset(let offset): baselineOffset = offset
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .scale(let scale): self.scale = scale
    case .speech(let speech): self.speech.add(speech)
    }
  }

  func displayFont(in environment: EnvironmentValues) -> DisplayFont {
    var font = font
    if let weight { font = font.weight(weight) }
    if let width { font = font.width(width) }
    if let design { font = font.design(design) }
    if isItalic { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    var display = font.resolve(environment, surroundings)
    display.size *= scale.factor
    return display
  }

  func details(in environment: EnvironmentValues) -> TextDetails? {
    guard spacing != 0 || baselineOffset != 0 || underline != nil || strikethrough != nil || link != nil || background != nil
    else { return nil }
    func line(_ style: Text.LineStyle) -> TextDetails.Line {
      TextDetails.Line(pattern: style.pattern, color: style.color?.resolve(in: environment).display)
    }
    return TextDetails(
      spacing: spacing, baselineOffset: baselineOffset, underline: underline.map(line),
      strikethrough: strikethrough.map(line), link: link, background: background?.resolve(in: environment).display)
  }

  func paint(in environment: EnvironmentValues) -> Paint {
    if let style { return environment.foregroundPaint(style) }
    return link == nil ? environment.foregroundPaint() : TintShapeStyle().paint(in: environment)
  }
}
