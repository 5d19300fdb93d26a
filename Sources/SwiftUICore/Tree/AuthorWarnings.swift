import Foundation

/// What a screen says to the author of its views: what will not behave as they may expect.
package final class AuthorWarnings: Sendable {
  private let said = Guarded<[String]>([])

  package init() {}

  package var messages: [String] { said.withLock { $0 } }

  /// On the standard error, too.
  func add(_ message: String) {
    said.withLock { $0.append(message) }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  func addOnce(_ message: String) {
    if !messages.contains(message) { add(message) }
  }
}

private enum AuthorWarningsKey: EnvironmentKey {
  static var defaultValue: AuthorWarnings? { nil }
}

extension EnvironmentValues {
  /// Those of the screen; nil outside of any.
  var authorWarnings: AuthorWarnings? {
    get { self[AuthorWarningsKey.self] }
    set { self[AuthorWarningsKey.self] = newValue }
  }
}
