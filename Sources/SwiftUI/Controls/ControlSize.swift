import Foundation
@_spi(Runtime) import SwiftUICore

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
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
