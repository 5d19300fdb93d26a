import SwiftUI

extension Manual {
  /// One call of a boundary, which waits for its answer.
  public final class Call: @unchecked Sendable {
    private enum State {
      case pending
      case answered(Result<Value, any Error>)
      case cancelled
    }

    /// The call as the log shows it: `search Dune`.
    public let line: String
    private let lock = NSLock()
    private var state = State.pending
    private let answered: AsyncStream<Never>
    private let answering: AsyncStream<Never>.Continuation

    init(line: String) {
      self.line = line
      (answered, answering) = AsyncStream.makeStream(of: Never.self)
    }

    /// Whether the call still waits: not answered, and its task not cancelled.
    public var isPending: Bool {
      lock.withLock { if case .pending = state { true } else { false } }
    }

    /// Whether the task was cancelled before there was an answer.
    public var isCancelled: Bool {
      lock.withLock { if case .cancelled = state { true } else { false } }
    }

    /// Lets the call return `value`; of no effect when its task was cancelled before.
    /// - Precondition: It was not answered yet.
    public func succeed(with value: Value) { finish(.success(value)) }

    /// Lets the call throw `error`; of no effect when its task was cancelled before.
    /// - Precondition: It was not answered yet.
    public func fail(with error: any Error) { finish(.failure(error)) }

    /// Waits for the answer.
    /// - Parameter isReady: Called when an answer or a cancellation can come.
    nonisolated(nonsending) func answer(_ isReady: () -> Void) async throws -> Value {
      // The stream ends with the answer, or with the task that waits for it; an answer after a cancellation comes too late.
      await withTaskCancellationHandler {
        isReady()
        for await _ in answered {}
      } onCancel: {
        cancel()
      }
      let result: Result<Value, any Error>? = lock.withLock { if case .answered(let result) = state { result } else { nil } }
      guard let result else { throw CancellationError() }
      return try result.get()
    }

    private func cancel() {
      lock.withLock { if case .pending = state { state = .cancelled } }
    }

    private func finish(_ result: Result<Value, any Error>) {
      let isSecond = lock.withLock {
        switch state {
        case .pending: state = .answered(result)
        case .answered: return true
        case .cancelled: break
        }
        return false
      }
      precondition(!isSecond, "\(line) was answered twice; each call of a manual outcome takes one answer")
      answering.finish()
    }
  }
}

extension Manual.Call where Value == Void {
  /// Lets the call return; of no effect when its task was cancelled before.
  /// - Precondition: It was not answered yet.
  public func succeed() { succeed(with: ()) }
}

extension Manual.Call: CustomStringConvertible {
  public var description: String { line }
}
