import Foundation
import Testing
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct EndpointTests {
  struct Endpoint: CustomStringConvertible {
    let method: String
    let path: String
    var body: String?
    var isPublic = false

    var description: String { "\(method) \(path)" }

    static let all = [
      Endpoint(method: "GET", path: "/books"), Endpoint(method: "POST", path: "/books", body: "Dune"),
      Endpoint(method: "GET", path: "/health", isPublic: true),
    ]
  }

  struct Answer: Decodable { let books: [String] }
  struct Rule: Error, CustomStringConvertible { let description: String }

  private func send(_ endpoint: Endpoint, with session: URLSession) async throws {
    var request = URLRequest(url: URL(string: "https://example.org\(endpoint.path)")!)
    request.httpMethod = endpoint.method
    request.httpBody = endpoint.body.map { Data($0.utf8) }
    if !endpoint.isPublic { request.setValue("Bearer 1", forHTTPHeaderField: "Authorization") }
    let (data, _) = try await session.data(for: request)
    _ = try JSONDecoder().decode(Answer.self, from: data)
  }

  @Test func aRuleThatAllKeepPasses() async throws {
    var seen: [String] = []

    try await StubTransport.check(over: Endpoint.all) {
      try await send($0, with: $1)
    } rule: { endpoint, request in
      seen.append("\(endpoint) \(request.text)")
    }

    #expect(seen == ["GET /books ", "POST /books Dune", "GET /health "])
  }

  @Test func aRuleThatIsBrokenNamesEachEndpoint() async {
    let error = await #expect(throws: EndpointFailures.self) {
      try await StubTransport.check(over: Endpoint.all) {
        try await send($0, with: $1)
      } rule: { _, request in
        if request.header("Authorization") == nil { throw Rule(description: "no Authorization") }
        if request.method == "POST" { throw Rule(description: "must not write") }
      }
    }

    #expect(
      error?.description == """
        2 of 3 endpoints break the rule:
        - POST /books: must not write, in POST https://example.org/books
        - GET /health: no Authorization, in GET https://example.org/health
        """)
  }

  @Test func anEndpointThatSendsNothingIsNamed() async {
    let error = await #expect(throws: EndpointFailures.self) {
      try await StubTransport.check(over: Endpoint.all.prefix(2)) { endpoint, _ in
        if endpoint.method == "POST" { throw Rule(description: "offline") }
      } rule: { _, _ in
      }
    }

    #expect(
      error?.description == """
        2 of 2 endpoints break the rule:
        - GET /books: sent no request
        - POST /books: sent no request, but threw offline
        """)
  }

  @Test func noEndpointIsAFailureToo() async {
    let error = await #expect(throws: EndpointFailures.self) {
      try await StubTransport.check(over: [Endpoint]()) { _, _ in
      } rule: { _, _ in
      }
    }

    #expect(error?.description == "There is no endpoint to check. Hand over the list that the feature uses.")
  }

  @Test(arguments: 0..<3) func oneEndpointATestIsPossibleToo(index: Int) async throws {
    let requests = try await StubTransport.requests { try await send(Endpoint.all[index], with: $0) }

    #expect(requests.map(\.url.path) == [Endpoint.all[index].path])
  }

  @Test @MainActor func theRuleMayLiveOnTheMainActor() async throws {
    try await StubTransport.check(over: [1]) { _, session in
      MainActor.assertIsolated()
      _ = try await session.data(from: URL(string: "https://example.org")!)
    } rule: { _, _ in
      MainActor.assertIsolated()
    }
  }
}
