/// The values of a publisher that can't fail, one for each turn of a loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(turns: AsyncTurns(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    let turns: AsyncTurns<P>

    public mutating func next() async -> P.Output? {
      // A publisher that can't fail throws nothing.
      try? await turns.next()
    }
  }
}

/// The values of a publisher, one for each turn of a loop, which throws its failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(turns: AsyncTurns(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    let turns: AsyncTurns<P>

    public mutating func next() async throws -> P.Output? { try await turns.next() }
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A subscription that a loop pulls: it asks for one value a turn.
final class AsyncTurns<P: Publisher>: @unchecked Sendable {
  private let line = AsyncLine<P.Output>()
  private let intake: Intake<P.Output, P.Failure>

  init(_ publisher: P) {
    intake = Intake(
      receive: { [line] value in
        line.add(value)
        return .none
      },
      complete: { [line] in line.end($0.erased()) })
    publisher.subscribe(intake)
  }

  deinit { intake.cancel() }

  func next() async throws -> P.Output? {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: AsyncLine<P.Output>.Waiting) in
        if !line.answers(continuation) { intake.request(.max(1)) }
      }.value
    } onCancel: { [line, intake] in
      intake.cancel()
      line.end(.finished)
    }
  }
}

/// Values that came before their turn, or turns that wait for their value.
private final class AsyncLine<Value>: @unchecked Sendable {
  typealias Waiting = UnsafeContinuation<Crossing<Value?>, any Error>

  private struct State {
    var values: [Value] = []
    var waiting: [Waiting] = []
    var completion: Subscribers.Completion<any Error>?
  }

  private let state = Guarded(State())

  func add(_ value: Value) {
    let waiting: Waiting? = state.withLock { state in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      state.values.append(value)
      return nil
    }
    waiting?.resume(returning: Crossing(value))
  }

  /// The first to wait gets a failure, all others the end.
  func end(_ completion: Subscribers.Completion<any Error>) {
    let waiting: [Waiting] = state.withLock { state in
      guard state.completion == nil else { return [] }
      defer { state.waiting = [] }
      state.completion = state.waiting.isEmpty ? completion : .finished
      return state.waiting
    }
    for (index, continuation) in waiting.enumerated() {
      if case .failure(let error) = completion, index == 0 {
        continuation.resume(throwing: error)
      } else {
        continuation.resume(returning: Crossing(nil))
      }
    }
  }

  /// Whether the turn is answered already; else it waits.
  func answers(_ continuation: Waiting) -> Bool {
    let answer: Result<Crossing<Value?>, any Error>? = state.withLock { state in
      if !state.values.isEmpty { return .success(Crossing(state.values.removeFirst())) }
      switch state.completion {
      case .finished: return .success(Crossing(nil))
      case .failure(let error):
        state.completion = .finished
        return .failure(error)
      case nil:
        state.waiting.append(continuation)
        return nil
      }
    }
    if let answer { continuation.resume(with: answer) }
    return answer != nil
  }
}
