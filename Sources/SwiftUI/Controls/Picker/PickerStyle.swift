@_spi(Runtime) import SwiftUICore

/// How a picker looks: one of the styles that stand here.
public protocol PickerStyle {}

/// A style that says which look it is.
protocol KnownPickerStyle: PickerStyle {
  var look: PickerLook { get }
}

/// A menu.
public struct DefaultPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .automatic }
}

/// A row for each option in a list or a form; a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .inline }
}

/// A button with the chosen option that opens a menu.
public struct MenuPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .menu }
}

/// A row with the chosen option that leads to a list of all.
public struct NavigationLinkPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .navigationLink }
}

/// Options side by side, without room for words.
///
/// - Gap: looks like `segmented`.
public struct PalettePickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .palette }
}

/// Options one below the other, each with a circle that is filled for the chosen one.
public struct RadioGroupPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .radioGroup }
}

/// Options side by side on one bar.
public struct SegmentedPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .segmented }
}

/// Options on a wheel with the chosen one in the middle.
public struct WheelPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  public init() {}
  var look: PickerLook { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
  /// Sets the look of the pickers below.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, (style as? any KnownPickerStyle)?.look ?? .automatic)
  }
}
