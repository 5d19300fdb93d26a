import Foundation
import Testing
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct StubResponseTests {
  let transport = StubTransport()
  let books = URL(string: "https://example.org/books")!

  @Test func jsonComesWithItsType() async throws {
    transport.stub("GET", "/books", .json(#"[{"title": "Dune"}]"#, headers: ["ETag": "1"]))

    let (data, response) = try await transport.session.data(from: books)

    #expect(String(decoding: data, as: UTF8.self) == #"[{"title": "Dune"}]"#)
    let head = try #require(response as? HTTPURLResponse)
    #expect(head.statusCode == 200)
    #expect(head.value(forHTTPHeaderField: "content-type") == "application/json")
    #expect(head.value(forHTTPHeaderField: "etag") == "1")
  }

  @Test(arguments: [204, 304, 401, 404, 503]) func aStatusIsAnAnswerToo(status: Int) async throws {
    transport.stub("GET", "/books", .status(status))

    let (data, response) = try await transport.session.data(from: books)

    #expect(data.isEmpty)
    #expect((response as? HTTPURLResponse)?.statusCode == status)
    #expect(response.url == books)
  }

  @Test func whoAwaitsTheDataGetsAllPieces() async throws {
    transport.stub("GET", "/books", .chunks([Data("a".utf8), Data("b".utf8), Data("c".utf8)]))

    let (data, _) = try await transport.session.data(from: books)

    #expect(String(decoding: data, as: UTF8.self) == "abc")
  }

  @Test func anAnswerCanDependOnTheRequest() async throws {
    transport.stub("GET", "/books") { .data(Data("page \($0.url.query ?? "1")".utf8)) }

    let (data, _) = try await transport.session.data(from: URL(string: "https://example.org/books?2")!)

    #expect(String(decoding: data, as: UTF8.self) == "page 2")
  }

  @Test func aFailureIsThrown() async {
    transport.stub("GET", "/books", .failure(.notConnectedToInternet))

    let error = await #expect(throws: URLError.self) { try await transport.session.data(from: books) }

    #expect(error?.code == .notConnectedToInternet)
  }

  struct Slip: Error {}

  @Test func whatAnAnswerThrowsTheSessionThrows() async {
    transport.stub("GET", "/books") { _ in throw Slip() }

    await #expect(throws: Slip.self) { try await transport.session.data(from: books) }
  }

  @Test func aConnectionCanBreakInTheMidstOfABody() async {
    transport.stub("GET", "/books", .data(Data("[{".utf8)).breakingOff())

    let error = await #expect(throws: URLError.self) { try await transport.session.data(from: books) }

    #expect(error?.code == .networkConnectionLost)
  }

  @Test func delaysAddUp() {
    #expect(
      StubResponse.status(200).delayed(by: .seconds(1)).delayed(by: .seconds(2)) == .status(200).delayed(by: .seconds(3)))
  }

  #if canImport(FoundationNetworking)
    @Test func aChallengeIsRefusedWhereTheRealNetworkWouldBeAskedNext() async {
      transport.stub("GET", "/books", .status(401, headers: ["www-authenticate": "Basic realm=\"x\""]))

      let error = await #expect(throws: (any Error).self) { try await transport.session.data(from: books) }

      #expect(
        error?.localizedDescription == """
          A StubTransport can't answer 401 with WWW-Authenticate with this version of Foundation, which would go on over the real \
          network. Leave the header out.
          """)
    }

    @Test func aDownloadIsRefused() async {
      let error = await #expect(throws: (any Error).self) { try await transport.session.download(from: books) }

      #expect(
        error?.localizedDescription == """
          A StubTransport can't answer a download task with this version of Foundation, which gives a stub no way to. Use a data task.
          """)
    }
  #endif
}
