/// A publisher of one value that comes when somebody keeps a promise; the work begins at once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [CombineIdentifier: (Result<Output, Failure>) -> Void] = [:]
    var order: [CombineIdentifier] = []
  }

  private let state = Guarded(State())

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let state = state
    attemptToFulfill { result in
      let waiting = state.withLock { state in
        guard state.result == nil else { return [(Result<Output, Failure>) -> Void]() }
        defer { (state.waiting, state.order) = ([:], []) }
        state.result = result
        return state.order.compactMap { state.waiting[$0] }
      }
      for tell in waiting { tell(result) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let (outlet, id, state) = (Outlet(subscriber), CombineIdentifier(), state)
    let tell = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.end(.finished)
      case .failure(let error): outlet.end(.failure(error))
      }
    }
    outlet.open(onCancel: {
      state.withLock { state in
        state.waiting[id] = nil
        state.order.removeAll { $0 == id }
      }
    })
    let result = state.withLock { state in
      if state.result == nil {
        state.waiting[id] = tell
        state.order.append(id)
      }
      return state.result
    }
    if let result { tell(result) }
  }
}

extension Future where Failure == Never {
  /// The value that the promise was kept with.
  public final var value: Output {
    get async {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Crossing<Output>, Never>) in
        subscribe(Subscribers.Sink(receiveCompletion: { _ in }) { continuation.resume(returning: Crossing($0)) })
      }.value
    }
  }
}

extension Future {
  public final var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Crossing<Output>, any Error>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
            receiveValue: { continuation.resume(returning: Crossing($0)) }))
      }.value
    }
  }
}
