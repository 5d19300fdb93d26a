import Foundation

// The socket protocol between `topdown` and a host: one JSON object a line, UTF-8, over a Unix domain socket that the
// command listens on and the host connects to. The host says hello first; then every request is answered once, by number.
// A live session also sends frames unasked, whenever its screen, its log or its clock changed.

/// The version both sides must share; a host of another version is refused with a message that names both.
public let hostProtocolVersion = 3

public struct HostRequest: Codable, Hashable, Sendable {
  public var number: Int
  public var command: Command

  public enum Command: Codable, Hashable, Sendable {
    /// Starts a session; `session` is the caller's name for it.
    case open(session: String, HostShowing)
    case perform(session: String, node: Int, action: SemanticsAction, argument: String?)
    /// Does what the steps say, one after the other, until one fails.
    case play(session: String, steps: [HostStep])
    /// Does the next of the steps that the scenario itself carries.
    case playNext(session: String)
    /// How fast the session's clock runs: 1 as a clock on the wall, 0 not at all.
    case setSpeed(session: String, Double)
    case close(session: String)
    /// Builds an entry, settles it, does its own steps and then these, answers with its frame, and lets it go.
    ///
    /// Where a step can't be done, the frame is the one that stood then, and its `failure` names the step.
    case snapshot(HostShowing, steps: [HostStep])
  }

  public init(number: Int, command: Command) {
    self.number = number
    self.command = command
  }
}

/// What is to be shown, and how.
public struct HostShowing: Codable, Hashable, Sendable {
  /// The id of a `HostEntry`.
  public var entry: String
  public var appearance: HostAppearance
  /// What was put in place of the scenario's plain values, by name, as `HostValue.text` spells them.
  public var values: [String: String]

  public init(_ entry: String, _ appearance: HostAppearance = HostAppearance(), values: [String: String] = [:]) {
    self.entry = entry
    self.appearance = appearance
    self.values = values
  }
}

/// One thing that is done to a screen, by what a person would call it.
public enum HostStep: Codable, Hashable, Sendable {
  case tap(String)
  case type(String, into: String)
  case clear(String)
  /// Reveals the actions at the trailing edge of a row, and presses one.
  case swipe(String, action: String)
  case refresh
  case scrollTo(String)
  case advance(seconds: Double)
}

public enum HostMessage: Codable, Hashable, Sendable {
  /// `unseen` says, a line each, what this process has and can't show.
  case hello(version: Int, entries: [HostEntry], unseen: [String]?)
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
  /// The type that lists the scenario, "LibraryFeature.ShelfScenarios"; nil for what is none.
  public var provider: String?
  /// What the scenario does once it stands, as a person would say it.
  public var steps: [String]
  /// The boundary events that it must leave, one line each; nil where it does not say.
  public var expected: [String]?
  /// The names of the scenarios that its feature must have; nil where the feature does not say.
  public var required: [String]?

  public enum Kind: String, Codable, Hashable, Sendable { case scenario, preview, app }

  public init(
    id: String, group: String, name: String, kind: Kind, location: String? = nil, provider: String? = nil, steps: [String] = [],
    expected: [String]? = nil, required: [String]? = nil
  ) {
    self.id = id
    self.group = group
    self.name = name
    self.kind = kind
    self.location = location
    self.provider = provider
    self.steps = steps
    self.expected = expected
    self.required = required
  }
}
