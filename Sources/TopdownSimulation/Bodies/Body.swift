import CTopdownHooks

/// What a simulation performs as its first task.
struct Body<Value: Sendable>: Sendable {
  static var name: String { "body" }

  let call: @Sendable () async throws -> Value

  /// Begins the body; nonisolated, so that it runs where it says itself and takes over the task-local values of the caller.
  func begin(handing result: Guarded<Result<Value, any Error>?>) {
    _ = Task(name: Self.name) {
      let value: Result<Value, any Error>
      do { value = .success(try await call()) } catch { value = .failure(error) }
      result.withLock { $0 = value }
    }
  }
}

extension Body<Void> {
  /// Runs `use` with a body that may be abandoned halfway, in a task that never goes on.
  ///
  /// Swift checks afterwards that nobody holds the function any longer; what such a task holds is given back first.
  static func borrowing<R>(
    _ function: @Sendable () async throws -> Void, _ use: (Body<Void>) async throws -> R
  ) async throws -> R {
    await Simulation.requireHooks()
    return try await withoutActuallyEscaping(function) { function in
      let body = Body<Void>(call: function)
      let before = body.holders
      defer { body.giveBack(body.holders - before) }
      return try await use(body)
    }
  }

  /// Address of what the function holds on to, 0 for nothing.
  private var context: UInt { unsafeBitCast(self, to: (UInt, UInt).self).1 }

  private var holders: Int { UnsafeMutableRawPointer(bitPattern: context).map { Int(hooks_retain_count($0)) } ?? 0 }

  private func giveBack(_ count: Int) {
    guard let object = UnsafeMutableRawPointer(bitPattern: context), count > 0 else { return }
    for _ in 0..<count { hooks_release(object) }
  }
}
