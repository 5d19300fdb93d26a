/// What the gallery answers to, by path.
enum Route: Equatable {
  case entries
  case sessions
  case session(String)
  case actions(session: String)
  case clock(session: String)
  case steps(session: String)
  case test(session: String)
  /// An open screen's newest picture.
  case picture(session: String)
  /// Any entry's picture in a variant.
  case variant
  case asset

  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    guard parts.first == "api" else {
      self = .asset
      return
    }
    switch (parts.count, parts.count > 1 ? parts[1] : "") {
    case (2, "entries"): self = .entries
    case (2, "sessions"): self = .sessions
    case (2, "picture"): self = .variant
    case (3, "sessions"): self = .session(parts[2])
    case (4, "sessions"):
      switch parts[3] {
      case "actions": self = .actions(session: parts[2])
      case "clock": self = .clock(session: parts[2])
      case "steps": self = .steps(session: parts[2])
      case "test": self = .test(session: parts[2])
      case "picture": self = .picture(session: parts[2])
      default: return nil
      }
    default: return nil
    }
  }

  var methods: [String] {
    switch self {
    case .entries, .picture, .variant, .test, .asset: ["GET", "HEAD"]
    case .sessions, .actions, .clock, .steps: ["POST"]
    case .session: ["GET", "DELETE"]
    }
  }
}
