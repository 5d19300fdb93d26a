import Foundation

/// Why a library could not answer, in words for its reader.
public enum LibraryError: Error, Hashable, Sendable {
  case offline
  case locked
  case damaged
  case missing
  case failed(String)

  public init(_ error: any Error) {
    switch error {
    case let error as LibraryError: self = error
    case let error as URLError where error.code == .notConnectedToInternet: self = .offline
    default: self = .failed("\(error)")
    }
  }

  public var message: String {
    switch self {
    case .offline: "You are offline."
    case .locked: "The library is in use by another program."
    case .damaged: "The library file is damaged."
    case .missing: "There is no library."
    case .failed(let reason): "The library did not answer: \(reason)"
    }
  }
}
