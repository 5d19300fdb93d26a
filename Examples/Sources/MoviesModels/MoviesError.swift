import Foundation

/// Why there are no movies, in words for their reader.
public enum MoviesError: LocalizedError, Hashable, Sendable {
  case offline
  case unreadable

  public var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .unreadable: "The list of movies can’t be read."
    }
  }
}
