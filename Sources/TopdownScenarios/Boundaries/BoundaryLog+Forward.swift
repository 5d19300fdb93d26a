extension BoundaryLog {
  // Written once more for closures that throw: a thrown type over a parameter pack crashes the 6.3 compiler.

  /// A closure that records each call with its arguments and then makes it, on the actor it came from.
  public func forward<each Argument, Value>(
    _ name: String, to target: @escaping (repeat each Argument) -> Value
  ) -> (repeat each Argument) -> Value {
    announce(name)
    return { (arguments: repeat each Argument) in
      self.recordCall(name, repeat each arguments)
      return target(repeat each arguments)
    }
  }

  /// The same, recording what `payload` makes of the arguments.
  public func forward<each Argument, Value, Shown>(
    _ name: String, to target: @escaping (repeat each Argument) -> Value,
    payload: @escaping (repeat each Argument) -> Shown
  ) -> (repeat each Argument) -> Value {
    announce(name)
    return { (arguments: repeat each Argument) in
      self.recordCall(name, payload(repeat each arguments))
      return target(repeat each arguments)
    }
  }

  /// A throwing closure that records each call with its arguments and then makes it, on the actor it came from.
  public func forward<each Argument, Value>(
    _ name: String, to target: @escaping (repeat each Argument) throws -> Value
  ) -> (repeat each Argument) throws -> Value {
    announce(name)
    return { (arguments: repeat each Argument) in
      self.recordCall(name, repeat each arguments)
      return try target(repeat each arguments)
    }
  }

  /// The same, recording what `payload` makes of the arguments.
  public func forward<each Argument, Value, Shown>(
    _ name: String, to target: @escaping (repeat each Argument) throws -> Value,
    payload: @escaping (repeat each Argument) -> Shown
  ) -> (repeat each Argument) throws -> Value {
    announce(name)
    return { (arguments: repeat each Argument) in
      self.recordCall(name, payload(repeat each arguments))
      return try target(repeat each arguments)
    }
  }

  /// An async closure that records each call with its arguments and then makes it.
  public func forward<each Argument: Sendable, Value: Sendable>(
    _ name: String, to target: @escaping @Sendable (repeat each Argument) async throws -> Value
  ) -> @Sendable (repeat each Argument) async throws -> Value {
    announce(name)
    return { (arguments: repeat each Argument) async throws in
      self.recordCall(name, repeat each arguments)
      return try await target(repeat each arguments)
    }
  }

  /// The same, recording what `payload` makes of the arguments.
  public func forward<each Argument: Sendable, Value: Sendable, Shown>(
    _ name: String, to target: @escaping @Sendable (repeat each Argument) async throws -> Value,
    payload: @escaping @Sendable (repeat each Argument) -> Shown
  ) -> @Sendable (repeat each Argument) async throws -> Value {
    announce(name)
    return { (arguments: repeat each Argument) async throws in
      self.recordCall(name, payload(repeat each arguments))
      return try await target(repeat each arguments)
    }
  }
}
