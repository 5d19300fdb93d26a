import Foundation
import ItemsLive
import ItemsModels
import Testing
import TopdownNetworking

/// What goes over the wire, and what an answer means.
struct LiveItemServiceTests {
  private let transport = StubTransport()

  private func service(token: String? = nil) -> LiveItemService {
    LiveItemService(session: transport.session, server: URL(string: "https://example.org/v1")!, token: token)
  }

  @Test func itemsAreReadWithAndWithoutADetail() async throws {
    let id = "00000000-0000-0000-0000-00000000000A"
    transport.stub(
      "GET", "/v1/items",
      .json(#"[{"id": "\#(id)", "title": "Keys", "detail": "Brass"}, {"id": "\#(id)", "title": "Łódź", "detail": null}]"#))

    let items = try await service().fetchItems()

    #expect(items.map(\.title) == ["Keys", "Łódź"])
    #expect(items.map(\.detail) == ["Brass", nil])
    #expect(items[0].id == UUID(uuidString: id))
  }

  @Test func aTokenSaysWhoAsks() async throws {
    transport.stub("GET", "/v1/items", .json("[]"))

    _ = try await service(token: "secret").fetchItems()

    #expect(transport.requests.map { $0.header("Authorization") } == ["Bearer secret"])
  }

  @Test func aGuestSendsNoToken() async throws {
    transport.stub("GET", "/v1/items", .json("[]"))

    _ = try await service().fetchItems()

    #expect(transport.requests.map { $0.header("Authorization") } == [nil])
    #expect(transport.requests.map { $0.header("Accept") } == ["application/json"])
  }

  @Test(
    arguments: [
      (StubResponse.status(403), ItemsError.unauthorized), (.status(503), .unavailable(status: 503)),
      (.json("{}"), .unreadable), (.failure(.notConnectedToInternet), .offline), (.json("[").breakingOff(), .offline),
    ])
  func whatIsNoAnswerIsSaidInWords(response: StubResponse, error: ItemsError) async {
    transport.stub("GET", "/v1/items", response)

    await #expect(throws: error) { try await service().fetchItems() }
  }

  @Test func aCancelledRequestIsNoFailureOfTheServer() async throws {
    transport.stub("GET", "/v1/items", .never)
    let service = service()

    let fetch = Task { try await service.fetchItems() }
    while transport.requests.isEmpty { await Task.yield() }
    fetch.cancel()

    await #expect(throws: CancellationError.self) { try await fetch.value }
  }
}
