import Foundation
import TopdownDisplay

extension Font {
  @_spi(Runtime) public func resolve(_ environment: EnvironmentValues) -> DisplayFont {
    resolve(at: { environment.dynamicTypeSize }, isHeavier: { environment.legibilityWeight == .bold })
  }

  /// What decides on a font beside the font itself.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let dynamicTypeSize: DynamicTypeSize
    let legibilityWeight: LegibilityWeight?

    public var debugDescription: String { "Font.Context(dynamicTypeSize: \(dynamicTypeSize))" }
  }

  /// A font for a place.
  public struct Resolved: Hashable, Sendable {
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool

    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  public func resolve(in context: Context) -> Resolved {
    let display = resolve(at: { context.dynamicTypeSize }, isHeavier: { context.legibilityWeight == .bold })
    return Resolved(
      pointSize: display.size, weight: Weight(value: display.weight), width: widthValue ?? .standard, leading: leadingValue,
      isBold: display.weight >= Weight.semibold.value, isItalic: isItalic, isMonospaced: display.isMonospaced,
      isLowercaseSmallCaps: caps.contains(.lowercase), isUppercaseSmallCaps: caps.contains(.uppercase))
  }

  private func resolve(at dynamicTypeSize: () -> DynamicTypeSize, isHeavier: () -> Bool) -> DisplayFont {
    let (size, weight) =
      switch source {
      case .style(let style): (style.size(at: dynamicTypeSize()), style.weight)
      case .system(let size), .custom(_, let size, relativeTo: nil): (size, Weight.regular)
      case .custom(_, let size, let style?): (size * style.growth(at: dynamicTypeSize()), Weight.regular)
      }
    let chosen = (weightValue ?? weight).value
    return DisplayFont(
      size: (sizeValue ?? size) * factor, weight: isHeavier() ? min(900, chosen + 200) : chosen, isItalic: isItalic,
      isMonospaced: isMonospaced || designValue == .monospaced, hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension Font.TextStyle {
  fileprivate var weight: Font.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .largeTitle, .title, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption, .caption2: .regular
    }
  }

  /// Points at each text size, as Apple's Human Interface Guidelines list them (iOS, "Dynamic Type sizes").
  fileprivate func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat { CGFloat(sizes[dynamicTypeSize.index]) }

  /// How much larger than at the standard text size a style is.
  func growth(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    CGFloat(sizes[dynamicTypeSize.index]) / CGFloat(sizes[DynamicTypeSize.large.index])
  }

  private var sizes: [Int] {
    switch self {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
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

extension DynamicTypeSize {
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension EnvironmentValues {
  /// What `Font.resolve(in:)` is asked with.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
  }
}
