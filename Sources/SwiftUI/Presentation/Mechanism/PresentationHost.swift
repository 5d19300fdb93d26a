import Observation
@_spi(Runtime) import SwiftUICore

/// A screen that presents: the root, or something that is presented itself. It presents one thing at a time.
@Observable @MainActor final class PresentationHost {
  private(set) var isBusy = false

  /// Whether the place was free; `release` gives it back.
  func occupy() -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    return true
  }

  func release() { isBusy = false }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// What the view is presented in; nil on the screen below all.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

extension ViewGraph {
  /// The host of what the root view presents.
  var rootPresentationHost: PresentationHost { attachment { PresentationHost() } }
}
