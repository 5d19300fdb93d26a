import Foundation

/// What a device brings to a scenario: its screen, and what its owner has set.
public struct HostAppearance: Codable, Hashable, Sendable {
  /// Points; nil where the entry decides (a preview's size traits) or the host's default holds.
  public var size: CGSize?
  public var colorScheme: ColorScheme
  public var typeSize: TypeSize
  /// The identifier of a locale, `en_US`; `en_XA` stands for no language: texts are longer and accented.
  public var locale: String
  /// nil where the language decides.
  public var layoutDirection: LayoutDirection?
  public var contrast: Contrast
  public var reducesMotion: Bool

  public enum ColorScheme: String, Codable, Hashable, Sendable { case light, dark }

  public enum LayoutDirection: String, Codable, Hashable, Sendable { case leftToRight, rightToLeft }

  public enum Contrast: String, Codable, Hashable, Sendable { case standard, increased }

  /// The sizes of dynamic type, by the names of `DynamicTypeSize`.
  public enum TypeSize: String, Codable, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  public init(
    size: CGSize? = nil, colorScheme: ColorScheme = .light, typeSize: TypeSize = .large, locale: String = "en_US",
    layoutDirection: LayoutDirection? = nil, contrast: Contrast = .standard, reducesMotion: Bool = false
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.typeSize = typeSize
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.contrast = contrast
    self.reducesMotion = reducesMotion
  }
}
