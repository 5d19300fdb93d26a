extension BoundaryLog {
  /// A closure that records each call with its arguments and does nothing more.
  ///
  /// It fits a boundary of any number of arguments, async or not, throwing or not, sendable or not, on the main actor or not.
  public func call<each Argument>(_ name: String) -> @Sendable (repeat each Argument) -> Void {
    call(name, returning: ())
  }

  /// The same, recording what `payload` makes of the arguments.
  public func call<each Argument, Shown>(
    _ name: String, payload: @escaping @Sendable (repeat each Argument) -> Shown
  ) -> @Sendable (repeat each Argument) -> Void {
    call(name, returning: (), payload: payload)
  }

  /// A closure that records each call with its arguments and returns `value`.
  public func call<each Argument, Value>(
    _ name: String, returning value: Value
  ) -> @Sendable (repeat each Argument) -> Value {
    announce(name)
    // The test or scenario made the value for this boundary and hands it over as it is.
    nonisolated(unsafe) let value = value
    return { (arguments: repeat each Argument) in
      self.recordCall(name, repeat each arguments)
      return value
    }
  }

  /// The same, recording what `payload` makes of the arguments.
  public func call<each Argument, Value, Shown>(
    _ name: String, returning value: Value, payload: @escaping @Sendable (repeat each Argument) -> Shown
  ) -> @Sendable (repeat each Argument) -> Value {
    announce(name)
    nonisolated(unsafe) let value = value
    return { (arguments: repeat each Argument) in
      self.recordCall(name, payload(repeat each arguments))
      return value
    }
  }

  /// A closure that records each call with its arguments and throws `error`.
  public func call<each Argument, Value>(
    _ name: String, throwing error: any Error
  ) -> @Sendable (repeat each Argument) throws -> Value {
    announce(name)
    return { (arguments: repeat each Argument) in
      self.recordCall(name, repeat each arguments)
      throw error
    }
  }

  /// The same, recording what `payload` makes of the arguments.
  public func call<each Argument, Value, Shown>(
    _ name: String, throwing error: any Error, payload: @escaping @Sendable (repeat each Argument) -> Shown
  ) -> @Sendable (repeat each Argument) throws -> Value {
    announce(name)
    return { (arguments: repeat each Argument) in
      self.recordCall(name, payload(repeat each arguments))
      throw error
    }
  }
}
