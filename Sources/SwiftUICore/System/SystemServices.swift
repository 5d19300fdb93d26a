import Foundation

/// What the system around an app does for its views: whoever hosts a tree stands for it.
@MainActor package protocol SystemServices: AnyObject, Sendable {
  /// Opens a URL outside of the app; answers whether anything took it.
  func open(_ url: URL, prefersInApp: Bool) -> Bool

  /// Offers items to other apps.
  func share(_ shared: SharedContent)
}

/// What a person shares with other apps.
package struct SharedContent {
  package let items: [Any]
  package let subject: String?
  package let message: String?
  /// What the previews of the items are called.
  package let titles: [String]

  package init(items: [Any], subject: String?, message: String?, titles: [String]) {
    self.items = items
    self.subject = subject
    self.message = message
    self.titles = titles
  }
}

private enum SystemServicesKey: EnvironmentKey {
  static var defaultValue: (any SystemServices)? { nil }
}

extension EnvironmentValues {
  /// The system around; nil where the host has none.
  package var systemServices: (any SystemServices)? {
    get { self[SystemServicesKey.self] }
    set { self[SystemServicesKey.self] = newValue }
  }
}
