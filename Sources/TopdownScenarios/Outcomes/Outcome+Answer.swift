extension Outcome {
  /// Does what the outcome says, on the actor of whoever asks.
  nonisolated(nonsending) func answer(to call: BoundaryEvent) async throws -> Value {
    switch form {
    case .success(let value): return value
    case .failure(let error): throw error
    case .delayed(let outcome, let duration):
      try await Task.sleep(for: duration)
      return try await outcome.answer(to: call)
    case .never:
      // A stream that nobody feeds ends with the task that waits for it, and sleeps on no clock.
      let silence = AsyncStream<Never> { _ in }
      for await _ in silence {}
      throw CancellationError()
    case .manual(let answers): return try await answers.answer(to: call)
    case .sequence(let outcomes): return try await outcomes[0].answer(to: call)
    }
  }
}
