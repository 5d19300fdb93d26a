/// Calls a function the first time it is asked to, from whatever thread.
final class Once: Sendable {
  private let body: Guarded<(@Sendable () -> Void)?>

  init(_ body: @escaping @Sendable () -> Void) { self.body = Guarded(body) }

  func call() {
    let body = body.withLock { body in
      defer { body = nil }
      return body
    }
    body?()
  }

  /// Lets later calls have no effect.
  func cancel() { body.withLock { $0 = nil } }
}
