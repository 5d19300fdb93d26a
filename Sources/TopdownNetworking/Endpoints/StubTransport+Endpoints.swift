import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubTransport {
  /// The requests that `send` makes with a session of its own, each of which gets the same answer.
  ///
  /// What `send` throws after its first request is not of interest, since one answer can't suit every caller; before that it is thrown on.
  public static func requests(
    answering response: StubResponse = .json("{}"), isolation: isolated (any Actor)? = #isolation,
    from send: (URLSession) async throws -> Void
  ) async throws -> [StubRequest] {
    let transport = StubTransport(rest: response)
    do { try await send(transport.session) } catch {
      if transport.requests.isEmpty { throw error }
    }
    return transport.requests
  }

  /// Sends each endpoint and lets a rule look at the exact request; parallel tests don't meet in it.
  ///
  ///     try await StubTransport.check(over: Endpoint.all) { endpoint, session in
  ///       try await API(session: session).send(endpoint)
  ///     } rule: { _, request in
  ///       try #require(request.header("Authorization") == "Bearer token")
  ///     }
  ///
  /// - Parameters:
  ///   - endpoints: Inert data, as the feature lists it.
  ///   - rule: Throws where it is broken; called for each request of an endpoint.
  /// - Throws: ``EndpointFailures`` with all the endpoints that break the rule or send nothing.
  public static func check<Endpoint>(
    over endpoints: some Collection<Endpoint>, answering response: StubResponse = .json("{}"),
    isolation: isolated (any Actor)? = #isolation,
    send: (Endpoint, URLSession) async throws -> Void, rule: (Endpoint, StubRequest) throws -> Void
  ) async throws {
    var failures = EndpointFailures(count: endpoints.count)
    for endpoint in endpoints {
      do {
        let requests = try await requests(answering: response) { try await send(endpoint, $0) }
        if requests.isEmpty { failures.add("\(endpoint)", "sent no request") }
        for request in requests {
          do { try rule(endpoint, request) } catch { failures.add("\(endpoint)", "\(error), in \(request)") }
        }
      } catch {
        failures.add("\(endpoint)", "sent no request, but threw \(error)")
      }
    }
    if endpoints.isEmpty || !failures.lines.isEmpty { throw failures }
  }
}
