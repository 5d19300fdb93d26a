import SwiftUICore

extension View {
  /// Makes controls below refuse interaction; what is disabled here can't be enabled further down.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
