@_spi(Runtime) import SwiftUICore

/// A screen that presents: the root, or something that is presented itself. It presents one thing at a time.
@MainActor final class PresentationHost {
  private struct Waiting {
    weak var element: Element?
  }

  private var isBusy = false
  private var waiting: [Waiting] = []

  /// Whether the place was free; `release` gives it back. Otherwise `element` is evaluated again once it is.
  func occupy(for element: Element) -> Bool {
    if isBusy {
      if !waiting.contains(where: { $0.element === element }) { waiting.append(Waiting(element: element)) }
      return false
    }
    waiting.removeAll { $0.element === element }
    isBusy = true
    return true
  }

  func release() {
    isBusy = false
    for entry in waiting { entry.element?.markDirty() }
  }
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
