import Foundation

/// The requests that a stub answers.
struct Route: Sendable, CustomStringConvertible {
  let method: String
  let place: String
  let answer: StubTransport.Answer

  var description: String { "\(method) \(place)" }

  func fits(_ request: StubRequest) -> Bool {
    guard method.caseInsensitiveCompare(request.method) == .orderedSame,
      let wanted = URLComponents(string: place),
      let actual = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    else { return false }
    if wanted.host != nil, (wanted.scheme, wanted.host, wanted.port) != (actual.scheme, actual.host, actual.port) { return false }
    if let query = wanted.queryItems, Set(query) != Set(actual.queryItems ?? []) { return false }
    let (pattern, path) = (Self.components(of: wanted), Self.components(of: actual))
    return pattern.count == path.count && zip(pattern, path).allSatisfy { $0 == "*" || $0 == $1 }
  }

  private static func components(of url: URLComponents) -> [Substring] {
    url.path.split(separator: "/", omittingEmptySubsequences: false)
  }
}
