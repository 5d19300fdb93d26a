import Foundation

// The socket protocol between `topdown` and a host: one JSON object a line, UTF-8, over a Unix domain socket that the
// command listens on and the host connects to. The host says hello first; then every request is answered once, by number.
// A live session also sends frames unasked, whenever its screen or its log changed.

/// The version both sides must share; a host of another version is refused with a message that names both.
public let hostProtocolVersion = 2

public struct HostRequest: Codable, Hashable, Sendable {
  public var number: Int
  public var command: Command

  public enum Command: Codable, Hashable, Sendable {
    /// Starts a session: the scenario or preview `entry` in `appearance`; `session` is the caller's name for it.
    case open(session: String, entry: String, appearance: HostAppearance)
    case perform(session: String, node: Int, action: SemanticsAction, argument: String?)
    case close(session: String)
    /// Builds `entry`, settles it, answers with its frame, and lets it go.
    case snapshot(entry: String, appearance: HostAppearance)
  }

  public init(number: Int, command: Command) {
    self.number = number
    self.command = command
  }
}

public enum HostMessage: Codable, Hashable, Sendable {
  case hello(version: Int, entries: [HostEntry])
  /// The answer to request `number`.
  case done(number: Int)
  case failed(number: Int, message: String)
  case snapshot(number: Int, frame: HostFrame)
  /// A session's screen or log changed.
  case frame(session: String, HostFrame)
}

/// A scenario or a preview that a host can show.
public struct HostEntry: Codable, Hashable, Sendable, Identifiable {
  /// Unique in its host: "Group/name".
  public var id: String
  public var group: String
  public var name: String
  public var kind: Kind
  /// Where it is written, "Module/File.swift:12", when known.
  public var location: String?

  public enum Kind: String, Codable, Hashable, Sendable { case scenario, preview, app }

  public init(id: String, group: String, name: String, kind: Kind, location: String? = nil) {
    self.id = id
    self.group = group
    self.name = name
    self.kind = kind
    self.location = location
  }
}

/// A screen as it is: what to draw, what can be done, and the execution log so far.
public struct HostFrame: Codable, Hashable, Sendable {
  public var display: DisplayList
  public var semantics: SemanticsNode
  /// The whole log, one line an event, oldest first, as `LogFormat.md` describes.
  public var log: [String]

  public init(display: DisplayList, semantics: SemanticsNode, log: [String]) {
    self.display = display
    self.semantics = semantics
    self.log = log
  }
}
