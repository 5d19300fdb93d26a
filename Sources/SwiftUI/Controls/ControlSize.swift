import Foundation
@_spi(Runtime) import SwiftUICore

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension ControlSize {
  /// Around the label of a bordered button, recorded from iOS 26 (`ios/button/basic`, `ios/button/looks`).
  var buttonInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The font of a bordered button's label where nothing around it sets one; nil is the body's.
  var buttonFont: Font? { self <= .small ? .subheadline : nil }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls below are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Keeps the size of the controls below in a range.
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter(range.contains)
      if let first = allowed.first, let last = allowed.last { size = min(last, max(first, size)) }
    }
  }
}
