import Foundation
import Testing
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RouteTests {
  @Test(arguments: [
    ("/books", "https://example.org/books", true),
    ("/books", "https://example.org/books?page=2", true),
    ("/books", "https://example.org/books/", false),
    ("/books?page=2", "https://example.org/books?page=2", true),
    ("/books?page=2", "https://example.org/books?page=3", false),
    ("/books?page=2", "https://example.org/books", false),
    ("/books?page=2&sort=title", "https://example.org/books?sort=title&page=2", true),
    ("/books/*", "https://example.org/books/7", true),
    ("/books/*", "https://example.org/books", false),
    ("/books/*/pages", "https://example.org/books/7/pages", true),
    ("https://example.org/books", "https://example.org/books", true),
    ("https://example.org/books", "http://example.org/books", false),
    ("https://example.org/books", "https://example.com/books", false),
    ("https://example.org:8080/books", "https://example.org:8080/books?page=2", true),
    ("/bücher", "https://example.org/b%C3%BCcher", true),
    ("", "https://example.org", true),
  ]) func aPlaceFits(place: String, url: String, isStubbed: Bool) async throws {
    let transport = StubTransport()
    transport.stub("GET", place, .status(200))

    _ = try? await transport.session.data(from: URL(string: url)!)

    #expect(transport.unhandled.isEmpty == isStubbed)
  }

  @Test func theMethodDecidesToo() async throws {
    let transport = StubTransport()
    transport.stub("get", "/books", .status(200))
    transport.stub("DELETE", "/books", .status(204))
    var request = URLRequest(url: URL(string: "https://example.org/books")!)
    request.httpMethod = "DELETE"

    let (_, response) = try await transport.session.data(for: request)

    #expect((response as? HTTPURLResponse)?.statusCode == 204)
  }

  @Test func ofStubsThatFitTheLastOneAnswers() async throws {
    let transport = StubTransport()
    transport.stub("GET", "/books", .status(200))
    transport.stub("GET", "/books", .status(500))

    let (_, response) = try await transport.session.data(from: URL(string: "https://example.org/books")!)

    #expect((response as? HTTPURLResponse)?.statusCode == 500)
  }
}
