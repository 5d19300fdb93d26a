import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers each request with its path, and those for "/lost" with an error.
private final class EchoProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/lost" else {
      client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
      return
    }
    let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("\"\(request.httpMethod ?? "") \(url.path)\"".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

struct DataTaskPublisherTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [EchoProtocol.self]
    return URLSession(configuration: configuration)
  }()
  private let books = URL(string: "https://example.org/books")!

  @Test func whatALoadBringsIsPublished() async throws {
    var found: [String] = []
    for try await (data, response) in session.dataTaskPublisher(for: books).values {
      found.append("\(String(decoding: data, as: UTF8.self)) \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    }

    #expect(found == ["\"GET /books\" 200"])
  }

  @Test func aRequestIsLoadedAndDecoded() async throws {
    var request = URLRequest(url: books)
    request.httpMethod = "POST"
    let publisher = session.dataTaskPublisher(for: request).map(\.data).decode(type: String.self, decoder: JSONDecoder())

    var found: [String] = []
    for try await text in publisher.values { found.append(text) }

    #expect(found == ["POST /books"])
  }

  @Test func aFailureIsAnErrorOfTheLoad() async throws {
    let lost = session.dataTaskPublisher(for: try #require(URL(string: "https://example.org/lost")))

    await #expect(throws: URLError(.networkConnectionLost)) { for try await _ in lost.values {} }
  }
}
