/// The name of a state that a feature can be in; the common ones are members, any other is a string.
public struct ScenarioName: Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// There is content.
  public static let loaded: ScenarioName = "loaded"
  /// There could be content but is none.
  public static let empty: ScenarioName = "empty"
  /// The content could not be had.
  public static let error: ScenarioName = "error"
  /// The content is awaited.
  public static let loading: ScenarioName = "loading"
  /// The content comes late.
  public static let delayed: ScenarioName = "delayed"
  /// There is some of the content.
  public static let partial: ScenarioName = "partial"
  /// The content is not for whoever asks.
  public static let unauthorized: ScenarioName = "unauthorized"
}

extension ScenarioName: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension ScenarioName: CustomStringConvertible {
  public var description: String { rawValue }
}
