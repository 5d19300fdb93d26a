import Foundation
import TopdownDisplay

/// A font that follows the user's text size where it is a text style.
///
/// - Gap: custom fonts are drawn and measured as the system's, and so are designs but the monospaced, widths, and italics.
public struct Font: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// Follows a text style, or nothing.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  let source: Source
  var weightValue: Weight?
  var widthValue: Width?
  var designValue: Design?
  var leadingValue = Leading.standard
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var caps: SmallCaps = []
  var sizeValue: CGFloat?
  var factor: CGFloat = 1

  struct SmallCaps: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable, Codable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public struct Weight: Hashable, Sendable, BitwiseCopyable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are; 0 is the standard.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// How far apart lines stand.
  ///
  /// - Gap: lines stand as far apart as the standard asks for; the value is kept.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  private init(_ style: TextStyle) { source = .style(style) }

  init(source: Source, weight: Weight? = nil, design: Design? = nil) {
    self.source = source
    weightValue = weight
    designValue = design
  }

  public static let extraLargeTitle = Font(.extraLargeTitle)
  public static let extraLargeTitle2 = Font(.extraLargeTitle2)
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  public static var `default`: Font { .body }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(source: .style(style), weight: weight, design: design)
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(source: .style(style), design: design)
  }

  /// `size` is in points and does not follow the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(source: .system(size: size), weight: weight, design: design)
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(source: .system(size: size), weight: weight, design: design)
  }

  /// A font by name, that follows the user's text size as body does; `size` is in points at the standard text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(source: .custom(name: name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(source: .custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font by name in a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(source: .custom(name: name, size: fixedSize, relativeTo: nil))
  }
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
