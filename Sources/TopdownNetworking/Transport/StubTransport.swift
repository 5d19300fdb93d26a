import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers the requests of its own `URLSession` in place of a network; no other session of the process meets it.
///
///     let transport = StubTransport()
///     transport.stub("GET", "/books", .json(#"[{"title": "Dune"}]"#))
///     let service = LiveBooks(session: transport.session)
///     …
///     #expect(transport.requests.map(\.description) == ["GET https://example.org/books"])
///     try transport.requireAllHandled()
public final class StubTransport: @unchecked Sendable {
  /// What answers a request; it may wait, and throws what the session should fail with.
  public typealias Answer = @Sendable (StubRequest) async throws -> StubResponse

  /// A session whose requests come to this transport, without delegate, cache or credentials.
  public var session: URLSession { ownSession }

  let time = StubTime.current
  private var ownSession: URLSession!
  private let lock = NSLock()
  private var routes: [Route] = []
  private var received: [StubRequest] = []
  private var refused: [UnhandledRequest] = []
  private var abandoned: [StubRequest] = []
  private var protocolClasses: [AnyClass] = []
  private let onRequest: (@Sendable (StubRequest) -> Void)?
  /// The answer to what no route fits.
  private let rest: StubResponse?

  /// - Parameter onRequest: Called for each request before it is answered, inside the simulation if there is one, for a log for instance.
  public convenience init(onRequest: (@Sendable (StubRequest) -> Void)? = nil) { self.init(rest: nil, onRequest: onRequest) }

  init(rest: StubResponse?, onRequest: (@Sendable (StubRequest) -> Void)? = nil) {
    self.rest = rest
    self.onRequest = onRequest
    ownSession = makeSession()
  }

  deinit { SessionLinks.shared.remove(protocolClasses) }

  /// Answers what fits a method and a place; of several stubs that fit, the last one made.
  /// - Parameter place: A path, with or without a query (`/books`, `/books?page=2`), or a whole URL; `*` stands for one component of the
  ///   path. A place without a query fits any.
  public func stub(_ method: String, _ place: String, answer: @escaping Answer) {
    lock.withLock { routes.append(Route(method: method, place: place, answer: answer)) }
  }

  /// Gives the same answer to all that fits a method and a place.
  public func stub(_ method: String, _ place: String, _ response: StubResponse) {
    stub(method, place) { _ in response }
  }

  /// The requests so far, in order, those without a stub and those that a redirect led to as well.
  public var requests: [StubRequest] { lock.withLock { received } }

  /// The requests that nothing was stubbed for.
  public var unhandled: [UnhandledRequest] { lock.withLock { refused } }

  /// The requests that were given up before their answer was complete.
  public var cancelled: [StubRequest] { lock.withLock { abandoned } }

  /// Makes sure that something was stubbed for every request, since a service may catch the error that says so.
  /// - Throws: The first ``UnhandledRequest``.
  public func requireAllHandled() throws {
    if let first = unhandled.first { throw first }
  }

  /// Notes a request and finds what answers it.
  func receive(_ request: StubRequest) -> Answer {
    onRequest?(request)
    return lock.withLock {
      received.append(request)
      if let route = routes.last(where: { $0.fits(request) }) { return route.answer }
      if let rest { return { _ in rest } }
      let failure = UnhandledRequest(request, stubbed: routes.map(\.description))
      refused.append(failure)
      return { _ in throw failure }
    }
  }

  func noteCancellation(of request: StubRequest) { lock.withLock { abandoned.append(request) } }

  func keep(_ protocolClass: AnyClass) { lock.withLock { protocolClasses.append(protocolClass) } }
}
