/// What the gallery answers to, by path.
enum Route: Equatable {
  case entries
  case sessions
  case session(String)
  case actions(session: String)
  case picture(session: String)
  case asset

  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    switch (parts.count, parts.first) {
    case (2, "api") where parts[1] == "entries": self = .entries
    case (2, "api") where parts[1] == "sessions": self = .sessions
    case (3, "api") where parts[1] == "sessions": self = .session(parts[2])
    case (4, "api") where parts[1] == "sessions" && parts[3] == "actions": self = .actions(session: parts[2])
    case (4, "api") where parts[1] == "sessions" && parts[3] == "picture": self = .picture(session: parts[2])
    case (_, "api"): return nil
    default: self = .asset
    }
  }

  var methods: [String] {
    switch self {
    case .entries, .picture, .asset: ["GET", "HEAD"]
    case .sessions, .actions: ["POST"]
    case .session: ["GET", "DELETE"]
    }
  }
}
