import Foundation

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}
private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 2 }
}
private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}
private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// One pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether controls below react; a disabled view above can't be overruled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }
}

/// A light or a dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

/// The size of text that the user prefers; `large` is what devices come with.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
