import Foundation

/// Why there are no items, in words for their reader.
public enum ItemsError: LocalizedError, Hashable, Sendable {
  case offline
  case tooSlow
  case unauthorized
  case unavailable(status: Int)
  case unreadable

  public var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .tooSlow: "The server takes too long to answer."
    case .unauthorized: "Sign in to see your items."
    case .unavailable(let status): "The server can’t answer now (\(status))."
    case .unreadable: "The server’s answer can’t be read. Is the app up to date?"
    }
  }
}
