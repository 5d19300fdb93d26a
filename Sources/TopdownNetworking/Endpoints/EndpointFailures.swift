import Foundation

/// The endpoints that break a rule, and how.
public struct EndpointFailures: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// One for each broken rule: the endpoint and what the rule said.
  public private(set) var lines: [String] = []
  private let count: Int
  private var endpoints: Set<String> = []

  init(count: Int) { self.count = count }

  mutating func add(_ endpoint: String, _ reason: String) {
    endpoints.insert(endpoint)
    lines.append("\(endpoint): \(reason)")
  }

  public var description: String {
    if count == 0 { return "There is no endpoint to check. Hand over the list that the feature uses." }
    return "\(endpoints.count) of \(count) endpoints break the rule:\n" + lines.map { "- \($0)" }.joined(separator: "\n")
  }

  public var errorDescription: String? { description }
}
