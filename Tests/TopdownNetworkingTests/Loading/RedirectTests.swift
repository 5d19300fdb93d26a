import Foundation
import Testing
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RedirectTests {
  let transport = StubTransport()
  let old = URL(string: "https://example.org/old")!

  private func post() -> URLRequest {
    var request = URLRequest(url: old)
    request.httpMethod = "POST"
    request.httpBody = Data("Dune".utf8)
    return request
  }

  @Test func aRedirectIsFollowed() async throws {
    transport.stub("GET", "/old", .redirect(to: "/new"))
    transport.stub("GET", "/new", .data(Data("here".utf8)))

    let (data, response) = try await transport.session.data(from: old)

    #expect(String(decoding: data, as: UTF8.self) == "here")
    #expect(response.url?.absoluteString == "https://example.org/new")
    #expect(transport.requests.map(\.description) == ["GET https://example.org/old", "GET https://example.org/new"])
  }

  @Test(arguments: [(301, "GET", ""), (302, "GET", ""), (303, "GET", ""), (307, "POST", "Dune"), (308, "POST", "Dune")])
  func theStatusDecidesWhatBecomesOfABody(status: Int, method: String, body: String) async throws {
    transport.stub("POST", "/old", .redirect(to: "https://example.com/new", status: status))
    transport.stub(method, "https://example.com/new", .status(200))

    _ = try await transport.session.data(for: post())

    #expect(transport.requests.last?.method == method)
    #expect(transport.requests.last?.text == body)
  }

  @Test func aCircleEnds() async {
    transport.stub("GET", "/old", .redirect(to: "/old"))

    let error = await #expect(throws: URLError.self) { try await transport.session.data(from: old) }

    #expect(error?.code == .httpTooManyRedirects)
  }

  @Test func anUnstubbedTargetIsUnhandled() async {
    transport.stub("GET", "/old", .redirect(to: "/new"))

    let error = await #expect(throws: UnhandledRequest.self) { try await transport.session.data(from: old) }

    #expect(error?.request.description == "GET https://example.org/new")
  }

  @Test func aDelegateCanRefuse() async throws {
    transport.stub("GET", "/old", .redirect(to: "/new"))
    let session = transport.makeSession(delegate: Refusal())

    let (_, response) = try await session.data(from: old)

    #expect((response as? HTTPURLResponse)?.statusCode == 302)
    #expect(transport.requests.count == 1)
    session.invalidateAndCancel()
  }
}

private final class Refusal: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
