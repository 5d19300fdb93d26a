import Foundation

extension Text {
  public nonisolated func font(_ font: Font?) -> Text { adding(.font(font)) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  public nonisolated func bold() -> Text { adding(.weight(.bold)) }
  public nonisolated func bold(_ isActive: Bool) -> Text { adding(.weight(isActive ? .bold : nil)) }
  public nonisolated func italic() -> Text { adding(.italic(true)) }
  public nonisolated func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> Text { adding(.monospacedDigit) }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(ComparableStyle(style: AnyShapeStyle(style))))
  }
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    adding(.style(ComparableStyle(style: color.map { AnyShapeStyle($0) })))
  }

  /// Adds points between characters; ligatures stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// Adds points after each character.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// Moves the text up by points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws the text as large as its role beside other text asks for.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { adding(.scale(isEnabled ? scale : .default)) }

  /// How a line is drawn under or through a text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

      let kind: Kind

      public static let solid = Pattern(kind: .solid)
      public static let dot = Pattern(kind: .dot)
      public static let dash = Pattern(kind: .dash)
      public static let dashDot = Pattern(kind: .dashDot)
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// Whether letters are drawn as capitals or small.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    public static let `default` = Scale(factor: 1)
    /// For what is said by the way.
    public static let secondary = Scale(factor: 0.8)
  }
}
