public import Foundation

/// How much room the screen has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// Compact on phones that are held upright; nil where no screen is known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Compact on phones that are held sideways; nil where no screen is known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Sets both classes to what Apple's device with a screen of this size has.
  @_spi(Runtime) public mutating func setSizeClasses(for screen: CGSize) {
    let shorter = min(screen.width, screen.height)
    let isPhone = shorter < 500
    let isUpright = screen.height >= screen.width
    // A large phone held sideways is wide enough for two columns.
    let isWide = isPhone ? !isUpright && screen.width > 900 : screen.width >= 590
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = isPhone && !isUpright ? .compact : .regular
  }
}
