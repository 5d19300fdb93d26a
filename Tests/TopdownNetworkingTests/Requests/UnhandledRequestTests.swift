import Foundation
import Testing
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct UnhandledRequestTests {
  let transport = StubTransport()
  let books = URL(string: "https://example.org/books?page=2")!

  @Test func aRequestThatNothingIsStubbedForSaysWhatIs() async {
    transport.stub("GET", "/books/*", .status(200))
    transport.stub("POST", "/books", .status(200))

    let error = await #expect(throws: UnhandledRequest.self) { try await transport.session.data(from: books) }

    let wording = """
      GET https://example.org/books?page=2 is not stubbed. Stub it with transport.stub("GET", "/books", …). Stubbed are:
        GET /books/*  (nearest)
        POST /books
      """
    #expect(error?.description == wording)
    #expect(error?.localizedDescription == wording)
  }

  @Test func nothingStubbedIsSaidSo() async {
    let error = await #expect(throws: UnhandledRequest.self) { try await transport.session.data(from: books) }

    #expect(
      error?.description == """
        GET https://example.org/books?page=2 is not stubbed, and nothing else is. Stub it with transport.stub("GET", "/books", …).
        """)
  }

  @Test func whatAServiceSwallowsATestStillFinds() async throws {
    _ = try? await transport.session.data(from: books)

    #expect(transport.unhandled.map(\.request.description) == ["GET https://example.org/books?page=2"])
    #expect(throws: UnhandledRequest.self) { try transport.requireAllHandled() }
  }

  @Test func withAStubForAllNothingIsUnhandled() async throws {
    transport.stub("GET", "/books", .status(200))

    _ = try await transport.session.data(from: books)

    try transport.requireAllHandled()
  }

  @Test(arguments: ["http://127.0.0.1:9/", "ftp://example.org/books", "file:///etc/hostname", "ws://example.org/", "books:7"])
  func noSchemeGoesPastTheStub(url: String) async {
    let error = await #expect(throws: UnhandledRequest.self) { try await transport.session.data(from: URL(string: url)!) }

    #expect(error?.request.url.absoluteString == url)
  }

  @Test func aTransportThatIsGoneIsNamed() async {
    let session = StubTransport().session

    let error = await #expect(throws: (any Error).self) { try await session.data(from: books) }

    #expect(
      error?.localizedDescription == """
        GET https://example.org/books?page=2 came after its StubTransport was gone. Keep the transport as long as its session is used.
        """)
  }
}
