import Foundation

/// One thing that is said about how a text looks.
enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case style(ComparableStyle)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  /// Said instead of the text, or about it.
  case speech(TextSpeech)
}

/// A style that can be compared.
struct ComparableStyle: Equatable, Sendable {
  let style: AnyShapeStyle?

  static func == (a: ComparableStyle, b: ComparableStyle) -> Bool { ValueComparison.areEqual(a.style, b.style) }
}

extension View {
  nonisolated func textModifier(_ modifier: TextModifier) -> some View {
    self.modifier(_EnvironmentModifier { $0.texts.modifiers.append(modifier) })
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textModifier(.weight(weight)) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { textModifier(.width(width)) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textModifier(.design(design)) }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { textModifier(.weight(isActive ? .bold : nil)) }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { textModifier(.italic(isActive)) }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { textModifier(.monospaced(isActive)) }

  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> some View { textModifier(.monospacedDigit) }

  /// Adds points between characters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }

  /// Adds points after each character.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }

  /// Moves texts up by points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textModifier(.baselineOffset(baselineOffset))
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws texts as large as their role beside other text asks for.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textModifier(.scale(isEnabled ? scale : .default))
  }
}
