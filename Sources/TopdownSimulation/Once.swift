import Synchronization

/// Calls a function the first time it is asked to, from whatever thread.
final class Once: Sendable {
  private let body: Mutex<(@Sendable () -> Void)?>

  init(_ body: @escaping @Sendable () -> Void) { self.body = Mutex(body) }

  func call() {
    let body = body.withLock { body in
      defer { body = nil }
      return body
    }
    body?()
  }
}
