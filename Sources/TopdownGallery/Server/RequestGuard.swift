import Foundation

/// Refuses what does not come from the gallery's own page, before any route sees it.
struct RequestGuard: Sendable {
  var port: Int

  static let largestBody = 1 << 20

  /// Nothing is loaded from, sent to or framed by another origin.
  static let securityHeaders = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
  ]

  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost"]
    // Browsers leave the standard port out.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// The response to a request that may not pass; nil where it may.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    // Another site's name that resolves to 127.0.0.1 would make the page's data that site's own.
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return .text(421, "this gallery answers to http://127.0.0.1:\(port) only")
    }
    if let origin = request.headers["origin"]?.lowercased(), !hosts.map({ "http://\($0)" }).contains(origin) {
      return .text(403, "requests from other sites are refused")
    }
    // A picture that another site's page shows has no origin, and its answer costs as much.
    if request.path.hasPrefix("/api"), let site = request.headers["sec-fetch-site"]?.lowercased(),
      site != "same-origin", site != "none"
    {
      return .text(403, "requests from other sites are refused")
    }
    if Int(request.headers["content-length"] ?? "0") ?? .max > Self.largestBody || request.body.count > Self.largestBody {
      return .text(413, "the body is larger than \(Self.largestBody) bytes")
    }
    // A page of another site can post a form unasked, but not JSON.
    if request.method == "POST", request.headers["content-type"]?.lowercased().hasPrefix("application/json") != true {
      return .text(415, "send a body of type application/json")
    }
    return nil
  }
}
