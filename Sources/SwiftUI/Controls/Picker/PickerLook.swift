@_spi(Runtime) import SwiftUICore

/// The look that a picker's style asks for.
enum PickerLook: Hashable, Sendable {
  case automatic, inline, menu, navigationLink, palette, radioGroup, segmented, wheel

  /// What it comes to where the picker stands.
  enum Shown: Hashable {
    case menu, link, segmented, wheel
    case rows(PickerMark)
  }
}

/// What a row of a picker shows beside its option.
enum PickerMark: Hashable, Sendable {
  /// A checkmark at the trailing edge of the chosen one.
  case checkmark
  /// A circle before each, filled before the chosen one.
  case radio
  /// A checkmark before the chosen one, as the items of a menu have it.
  case item
}

/// How one option is laid out and drawn.
enum PickerOptionLook: Hashable, Sendable {
  case row(PickerMark)
  case segment
  case wheelRow
  /// Takes place only while it is the chosen one; hidden where another view stands for it.
  case value(isHidden: Bool)
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .automatic }
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
