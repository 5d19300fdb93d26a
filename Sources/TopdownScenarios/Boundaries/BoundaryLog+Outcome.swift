extension BoundaryLog {
  /// An async closure that records each call and then does what `outcome` says.
  /// - Parameter payload: What to record instead of the arguments.
  public func call<Value>(
    _ name: String, _ outcome: Outcome<Value>
  ) -> nonisolated(nonsending) @Sendable () async throws -> Value {
    announce(name)
    let script = OutcomeScript(outcome)
    return { () in
      let call = self.recordCall(name)
      return try await script.answer(to: call)
    }
  }

  /// An async closure of one argument that records each call and then does what `outcome` says.
  /// - Parameter payload: What to record instead of the argument.
  public func call<A, Value>(
    _ name: String, _ outcome: Outcome<Value>, payload: (@Sendable (A) -> Any?)? = nil
  ) -> nonisolated(nonsending) @Sendable (A) async throws -> Value {
    announce(name)
    let script = OutcomeScript(outcome)
    return { (a: A) in
      let call = payload.map { self.recordCall(name, $0(a)) } ?? self.recordCall(name, a)
      return try await script.answer(to: call)
    }
  }

  /// An async closure of two arguments that records each call and then does what `outcome` says.
  /// - Parameter payload: What to record instead of the arguments.
  public func call<A, B, Value>(
    _ name: String, _ outcome: Outcome<Value>, payload: (@Sendable (A, B) -> Any?)? = nil
  ) -> nonisolated(nonsending) @Sendable (A, B) async throws -> Value {
    announce(name)
    let script = OutcomeScript(outcome)
    return { (a: A, b: B) in
      let call = payload.map { self.recordCall(name, $0(a, b)) } ?? self.recordCall(name, a, b)
      return try await script.answer(to: call)
    }
  }

  /// An async closure of three arguments that records each call and then does what `outcome` says.
  /// - Parameter payload: What to record instead of the arguments.
  public func call<A, B, C, Value>(
    _ name: String, _ outcome: Outcome<Value>, payload: (@Sendable (A, B, C) -> Any?)? = nil
  ) -> nonisolated(nonsending) @Sendable (A, B, C) async throws -> Value {
    announce(name)
    let script = OutcomeScript(outcome)
    return { (a: A, b: B, c: C) in
      let call = payload.map { self.recordCall(name, $0(a, b, c)) } ?? self.recordCall(name, a, b, c)
      return try await script.answer(to: call)
    }
  }

  // A closure over a parameter pack that stays on its caller's actor crashes the 6.3 compiler. The four above stay there, so
  // that values that are not sendable may pass; this one, for any number of arguments, leaves it.

  /// An async closure of any number of arguments that records each call and then does what `outcome` says.
  @_disfavoredOverload
  public func call<each Argument, Value>(
    _ name: String, _ outcome: Outcome<Value>
  ) -> @Sendable (repeat each Argument) async throws -> Value {
    announce(name)
    let script = OutcomeScript(outcome)
    return { (arguments: repeat each Argument) in
      let call = self.recordCall(name, repeat each arguments)
      return try await script.answer(to: call)
    }
  }

  /// The same, recording what `payload` makes of the arguments.
  @_disfavoredOverload
  public func call<each Argument, Value, Shown>(
    _ name: String, _ outcome: Outcome<Value>, payload: @escaping @Sendable (repeat each Argument) -> Shown
  ) -> @Sendable (repeat each Argument) async throws -> Value {
    announce(name)
    let script = OutcomeScript(outcome)
    return { (arguments: repeat each Argument) in
      let call = self.recordCall(name, payload(repeat each arguments))
      return try await script.answer(to: call)
    }
  }
}
