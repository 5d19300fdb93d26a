extension BoundaryLog {
  /// A closure that records each call and returns a stream of what the outcomes say, one element each.
  ///
  /// A failure ends the stream with its error; after the last outcome it ends. One that never answers leaves it open.
  /// Every call starts with the first outcome.
  ///
  ///     log.stream("pages", [.success([dune]), .delayed([anathem], by: .seconds(1)), .failure(URLError(.timedOut))])
  public func stream<each Argument, Element>(
    _ name: String, _ elements: [Outcome<Element>]
  ) -> @Sendable (repeat each Argument) -> AsyncThrowingStream<Element, any Error> {
    announce(name)
    nonisolated(unsafe) let elements = elements
    return { (arguments: repeat each Argument) in
      let call = self.recordCall(name, repeat each arguments)
      return .scripted(elements, call)
    }
  }

  /// The same for a stream that can't throw: a failure only ends it.
  public func stream<each Argument, Element>(
    _ name: String, _ elements: [Outcome<Element>]
  ) -> @Sendable (repeat each Argument) -> AsyncStream<Element> {
    announce(name)
    nonisolated(unsafe) let elements = elements
    return { (arguments: repeat each Argument) in
      let call = self.recordCall(name, repeat each arguments)
      return .scripted(elements, call)
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// One element for each outcome; a failure ends the stream with its error, unless it is that of a cancelled wait.
  static func scripted(_ elements: [Outcome<Element>], _ call: BoundaryEvent) -> AsyncThrowingStream {
    let script = OutcomeScript(elements)
    return AsyncThrowingStream {
      do {
        return try await script.element(of: call)
      } catch {
        guard Task.isCancelled else { throw error }
        return nil
      }
    }
  }
}

extension AsyncStream {
  /// One element for each outcome; a failure ends the stream.
  static func scripted(_ elements: [Outcome<Element>], _ call: BoundaryEvent) -> AsyncStream {
    let script = OutcomeScript(elements)
    return AsyncStream {
      do { return try await script.element(of: call) } catch { return nil }
    }
  }
}
