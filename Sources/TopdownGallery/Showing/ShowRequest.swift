import TopdownDisplay

/// What a person or an agent wants to see, in the words of a command.
public struct ShowRequest: Codable, Hashable, Sendable {
  /// `Library/error`, or `error` where one feature alone has a scenario of that name.
  public var name: String
  /// What is done after the scenario's own steps, in order.
  public var steps: [HostStep]
  public var variant: String
  /// What is put in place of the scenario's plain values.
  public var values: [String: String]
  public var wantsPicture: Bool

  public init(
    _ name: String, steps: [HostStep] = [], variant: String = "", values: [String: String] = [:], wantsPicture: Bool = false
  ) {
    self.name = name
    self.steps = steps
    self.variant = variant
    self.values = values
    self.wantsPicture = wantsPicture
  }
}
