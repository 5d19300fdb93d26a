import Foundation
import FoundationNetworking

/// One load, which whoever waits for it can leave.
///
/// `URLSession.data(from:)` cancels its request inside of the lock of the task that waits: where the request ends at that moment,
/// the two wait for each other for ever, and where it has just ended, Foundation traps. So a load that nobody waits for any more
/// is left to itself.
final class ImageLoad: @unchecked Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<(Data, URLResponse), any Error>)
    case over(Result<(Data, URLResponse), any Error>)
  }

  private let lock = NSLock()
  private var state = State.idle

  func data(at url: URL, from session: URLSession) async throws -> (Data, URLResponse) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard wait(continuation) else { return }
        session.dataTask(with: url) { data, response, error in
          if let data, let response {
            self.end(.success((data, response)))
          } else {
            self.end(.failure(error ?? URLError(.unknown)))
          }
        }.resume()
      }
    } onCancel: {
      end(.failure(CancellationError()))
    }
  }

  /// Answers whether there is anything to wait for.
  private func wait(_ continuation: CheckedContinuation<(Data, URLResponse), any Error>) -> Bool {
    let result: Result<(Data, URLResponse), any Error>? = lock.withLock {
      if case .over(let result) = state { return result }
      state = .waiting(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
    return result == nil
  }

  /// The first end counts.
  private func end(_ result: Result<(Data, URLResponse), any Error>) {
    let continuation: CheckedContinuation<(Data, URLResponse), any Error>? = lock.withLock {
      switch state {
      case .idle:
        state = .over(result)
        return nil
      case .waiting(let continuation):
        state = .over(result)
        return continuation
      case .over: return nil
      }
    }
    continuation?.resume(with: result)
  }
}
