import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request as it would have gone over the network.
public struct StubRequest: Hashable, Sendable {
  public let method: String
  public let url: URL
  public let headers: [String: String]
  /// The bytes of the body, also where they were handed over as a stream or as a file; empty where there is none.
  public let body: Data

  public init(method: String = "GET", url: URL, headers: [String: String] = [:], body: Data = Data()) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The value of a header, whatever its case.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as a value that was encoded as JSON.
  public func json<Value: Decodable>(_ type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder()) throws -> Value {
    try decoder.decode(type, from: body)
  }

  /// All of it as text, to be compared in one piece: method and URL, the headers by name, an empty line, the body.
  public var transcript: String {
    let lines = [description] + headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let content = String(data: body, encoding: .utf8) ?? "(\(body.count) bytes)"
    return (body.isEmpty ? lines : lines + ["", content]).joined(separator: "\n")
  }
}

extension StubRequest: CustomStringConvertible {
  /// `GET https://example.org/books`
  public var description: String { "\(method) \(url.absoluteString)" }
}

extension StubRequest {
  /// What a session sends for `request`; `additional` are headers that it adds where there are none of that name.
  init(_ request: URLRequest, of task: URLSessionTask?, adding additional: [String: String]) throws {
    let own = request.allHTTPHeaderFields ?? [:]
    let names = Set(own.keys.map { $0.lowercased() })
    self.init(
      method: request.httpMethod ?? "GET", url: request.url ?? URL(fileURLWithPath: "/"),
      headers: own.merging(additional.filter { !names.contains($0.key.lowercased()) }) { own, _ in own },
      body: try RequestBody.bytes(of: request, task: task))
  }
}
