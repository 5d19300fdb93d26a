extension BoundaryLog {
  /// An async closure that doesn't throw: it records each call and then does what `outcome` says, or returns `fallback` where that throws.
  ///
  /// A wait throws when it is cancelled, so `fallback` is also what a cancelled call returns.
  public func call<Value>(
    _ name: String, _ outcome: Outcome<Value>, otherwise fallback: Value
  ) -> nonisolated(nonsending) @Sendable () async -> Value {
    nonisolated(unsafe) let fallback = fallback
    let ask: nonisolated(nonsending) @Sendable () async throws -> Value = call(name, outcome)
    return { () in
      do { return try await ask() } catch { return fallback }
    }
  }

  /// An async closure of one argument that doesn't throw.
  /// - Parameter payload: What to record instead of the argument.
  public func call<A, Value>(
    _ name: String, _ outcome: Outcome<Value>, otherwise fallback: Value, payload: (@Sendable (A) -> Any?)? = nil
  ) -> nonisolated(nonsending) @Sendable (A) async -> Value {
    nonisolated(unsafe) let fallback = fallback
    let ask: nonisolated(nonsending) @Sendable (A) async throws -> Value = call(name, outcome, payload: payload)
    return { (a: A) in
      do { return try await ask(a) } catch { return fallback }
    }
  }

  /// An async closure of two arguments that doesn't throw.
  /// - Parameter payload: What to record instead of the arguments.
  public func call<A, B, Value>(
    _ name: String, _ outcome: Outcome<Value>, otherwise fallback: Value, payload: (@Sendable (A, B) -> Any?)? = nil
  ) -> nonisolated(nonsending) @Sendable (A, B) async -> Value {
    nonisolated(unsafe) let fallback = fallback
    let ask: nonisolated(nonsending) @Sendable (A, B) async throws -> Value = call(name, outcome, payload: payload)
    return { (a: A, b: B) in
      do { return try await ask(a, b) } catch { return fallback }
    }
  }

  /// An async closure of any number of arguments that doesn't throw.
  @_disfavoredOverload
  public func call<each Argument, Value>(
    _ name: String, _ outcome: Outcome<Value>, otherwise fallback: Value
  ) -> @Sendable (repeat each Argument) async -> Value {
    announce(name)
    nonisolated(unsafe) let fallback = fallback
    let script = OutcomeScript(outcome)
    return { (arguments: repeat each Argument) in
      let call = self.recordCall(name, repeat each arguments)
      do { return try await script.answer(to: call) } catch { return fallback }
    }
  }
}
