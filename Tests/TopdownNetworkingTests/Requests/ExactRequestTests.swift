import Foundation
import Testing
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ExactRequestTests {
  let transport = StubTransport()
  let books = URL(string: "https://example.org/books?page=2")!

  private func request(_ method: String, body: String? = nil) -> URLRequest {
    var request = URLRequest(url: books)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  @Test func aRequestIsSeenAsItIsSent() async throws {
    transport.stub("POST", "/books", .status(201))
    var request = request("POST", body: #"{"title":"Dune"}"#)
    request.setValue("Bearer 1", forHTTPHeaderField: "Authorization")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")

    _ = try await transport.session.data(for: request)

    let seen = try #require(transport.requests.first)
    #expect(
      seen.transcript == """
        POST https://example.org/books?page=2
        Authorization: Bearer 1
        Content-Type: application/json

        {"title":"Dune"}
        """)
    #expect(seen.header("authorization") == "Bearer 1")
    #expect(try seen.json() == ["title": "Dune"])
  }

  @Test func headersThatTheSessionAddsAreSeenUnlessTheRequestHasItsOwn() async throws {
    transport.stub("GET", "/books", .status(200))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["accept": "text/plain", "X-Client": "topdown"]
    var request = request("GET")
    request.setValue("application/json", forHTTPHeaderField: "Accept")

    _ = try await transport.makeSession(configuration: configuration).data(for: request)

    #expect(transport.requests.map(\.headers) == [["Accept": "application/json", "X-Client": "topdown"]])
  }

  @Test(arguments: [0, 1, 100_000]) func aBodyThatIsAStreamIsSeen(count: Int) async throws {
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    transport.stub("PUT", "/books", .status(204))
    var request = request("PUT")
    request.httpBodyStream = InputStream(data: bytes)

    _ = try await transport.session.data(for: request)

    #expect(transport.requests.map(\.body) == [bytes])
  }

  @Test func theBodyOfAnUploadIsSeen() async throws {
    transport.stub("PUT", "/books", .status(204))

    _ = try await transport.session.upload(for: request("PUT"), from: Data("Dune".utf8))

    #expect(transport.requests.map(\.text) == ["Dune"])
  }

  @Test func theBodyOfAnUploadedFileIsSeen() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID().uuidString)")
    try Data("Dune".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    transport.stub("PUT", "/books", .status(204))

    _ = try await transport.session.upload(for: request("PUT"), fromFile: file)

    #expect(transport.requests.map(\.text) == ["Dune"])
  }

  @Test func aBodyThatIsNoTextIsToldByItsLength() {
    let request = StubRequest(method: "PUT", url: books, body: Data([0xff, 0xfe]))

    #expect(request.transcript == "PUT https://example.org/books?page=2\n\n(2 bytes)")
  }

  @Test func aLogCanBeToldOfEachRequest() async throws {
    let (events, log) = AsyncStream.makeStream(of: String.self)
    let transport = StubTransport { log.yield("\($0)") }
    transport.stub("GET", "/books", .status(200))

    _ = try await transport.session.data(from: books)

    log.finish()
    #expect(await events.reduce(into: []) { $0.append($1) } == ["GET https://example.org/books?page=2"])
  }
}
