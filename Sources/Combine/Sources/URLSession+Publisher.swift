import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Loads a resource for each subscriber, and publishes what came.
  public struct DataTaskPublisher: Publisher, @unchecked Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      // The session calls it once, on its queue.
      nonisolated(unsafe) let finish = { (data: Data?, response: URLResponse?, error: (any Error)?) in
        guard let response, error == nil else { return outlet.end(.failure(error as? URLError ?? URLError(.unknown))) }
        outlet.send((data ?? Data(), response))
        outlet.end(.finished)
      }
      let task = session.dataTask(with: request) { finish($0, $1, $2) }
      outlet.open(onCancel: { task.cancel() })
      task.resume()
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
