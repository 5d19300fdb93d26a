import Foundation
import TopdownDisplay

extension Font {
  @_spi(Runtime) public func resolve(_ environment: EnvironmentValues) -> DisplayFont {
    resolve(environment, environment.texts)
  }

  func resolve(_ environment: EnvironmentValues, _ texts: TextSurroundings) -> DisplayFont {
    resolve(at: { environment.dynamicTypeSize }, isHeavier: texts.legibilityWeight == .bold, on: texts.idiom)
  }

  /// What decides on a font beside the font itself.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let dynamicTypeSize: DynamicTypeSize
    let legibilityWeight: LegibilityWeight?
    let idiom: InterfaceIdiom

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
    let display = resolve(at: { context.dynamicTypeSize }, isHeavier: context.legibilityWeight == .bold, on: context.idiom)
    return Resolved(
      pointSize: display.size, weight: Weight(value: display.weight), width: widthValue ?? .standard, leading: leadingValue,
      isBold: display.weight >= Weight.semibold.value, isItalic: isItalic, isMonospaced: display.isMonospaced,
      isLowercaseSmallCaps: caps.contains(.lowercase), isUppercaseSmallCaps: caps.contains(.uppercase))
  }

  private func resolve(
    at dynamicTypeSize: () -> DynamicTypeSize, isHeavier: Bool, on idiom: InterfaceIdiom
  ) -> DisplayFont {
    let (size, weight) =
      switch source {
      case .style(let style): (style.size(at: dynamicTypeSize(), on: idiom), style.weight(on: idiom))
      case .system(let size), .custom(_, let size, relativeTo: nil): (size, Weight.regular)
      case .custom(_, let size, let style?): (idiom == .mac ? size : size * style.growth(at: dynamicTypeSize()), Weight.regular)
      }
    let chosen = (weightValue ?? weight).value
    return DisplayFont(
      size: (sizeValue ?? size) * factor, weight: isHeavier ? min(900, chosen + 200) : chosen, isItalic: isItalic,
      isMonospaced: isMonospaced || designValue == .monospaced, hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension EnvironmentValues {
  /// What `Font.resolve(in:)` is asked with.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight, idiom: interfaceIdiom)
  }
}
