import Foundation
@_spi(Runtime) import SwiftUICore

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// Where `AppStorage` without a store of its own keeps its values; nil stands for the standard defaults.
  @_spi(Runtime) public var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Keeps what `AppStorage` below stores in another place than the standard defaults.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
