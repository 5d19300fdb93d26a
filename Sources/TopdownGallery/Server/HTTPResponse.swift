import Foundation

/// A response as the routes give it.
struct HTTPResponse: Equatable, Sendable {
  var status: Int
  var headers: [String: String]
  var body: Data

  init(status: Int, contentType: String? = nil, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    if let contentType { self.headers["Content-Type"] = contentType }
    self.body = body
  }

  static func text(_ status: Int, _ text: String, headers: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "text/plain; charset=utf-8", headers: headers, body: Data((text + "\n").utf8))
  }

  static func json(_ value: some Encodable, status: Int = 200) throws -> HTTPResponse {
    HTTPResponse(status: status, contentType: "application/json", body: try JSONEncoder().encode(value))
  }

  /// `message` for a person, in the form that the page shows.
  static func failure(_ status: Int, _ message: String) -> HTTPResponse {
    let body = (try? JSONEncoder().encode(["error": message])) ?? Data()
    return HTTPResponse(status: status, contentType: "application/json", body: body)
  }

  static func png(_ bytes: Data) -> HTTPResponse { HTTPResponse(status: 200, contentType: "image/png", body: bytes) }

  static let noContent = HTTPResponse(status: 204)
}
