import Foundation

/// Why a fast is not kept, in words for whoever fasts.
public enum FastingError: LocalizedError, Hashable, Sendable {
  case unreadable
  case unsaved

  public var errorDescription: String? {
    switch self {
    case .unreadable: "Your last fast can’t be read."
    case .unsaved: "Your fast can’t be saved."
    }
  }
}
