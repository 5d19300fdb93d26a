import Foundation
import TopdownDisplay

/// A font that follows the user's text size where it is a text style.
public struct Font: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
  }

  let source: Source
  var weightValue: Weight?
  var isItalic = false
  var isMonospaced = false

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public struct Weight: Hashable, Sendable {
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

  /// - Gap: rounded and serif are drawn as the default design.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static let largeTitle = Font(source: .style(.largeTitle))
  public static let title = Font(source: .style(.title))
  public static let title2 = Font(source: .style(.title2))
  public static let title3 = Font(source: .style(.title3))
  public static let headline = Font(source: .style(.headline))
  public static let subheadline = Font(source: .style(.subheadline))
  public static let body = Font(source: .style(.body))
  public static let callout = Font(source: .style(.callout))
  public static let footnote = Font(source: .style(.footnote))
  public static let caption = Font(source: .style(.caption))
  public static let caption2 = Font(source: .style(.caption2))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(source: .style(style), weightValue: weight, isMonospaced: design == .monospaced)
  }

  /// `size` is in points and does not follow the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(source: .system(size: size), weightValue: weight, isMonospaced: design == .monospaced)
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weightValue = weight
    return copy
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  public func monospaced() -> Font {
    var copy = self
    copy.isMonospaced = true
    return copy
  }
}

extension Font {
  @_spi(Runtime) public func resolve(_ environment: EnvironmentValues) -> DisplayFont {
    let (size, weight) =
      switch source {
      case .style(let style): (style.size(at: environment.dynamicTypeSize), style.weight)
      case .system(let size): (size, Weight.regular)
      }
    return DisplayFont(
      size: size, weight: (weightValue ?? weight).value, isItalic: isItalic, isMonospaced: isMonospaced)
  }
}

extension Font.TextStyle {
  fileprivate var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Points at each text size, as Apple's Human Interface Guidelines list them (iOS, "Dynamic Type sizes").
  fileprivate func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    let column = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)!
    return CGFloat(sizes[column])
  }

  private var sizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
