import Foundation

/// A request as the routes see it.
struct HTTPRequest: Equatable, Sendable {
  var method: String
  /// Decoded, without the query.
  var path: String
  var query: [String: String] = [:]
  /// By lowercase name.
  var headers: [String: String] = [:]
  var body = Data()
}
