import TopdownDisplay

extension ShownScreen {
  /// All of it as one object: `screen` is the tree that `Stage.screenJSON` tells of; `failure` is there where a step could not be done.
  public var json: String { ScreenJSON.text(of: Object(self)) + "\n" }

  private struct Object: Encodable {
    let entry: String
    let variant: String
    let screen: ScreenJSON.Node
    let log: [HostEvent]
    let sources: [HostTruth]
    let values: [HostValue]
    let actions: [HostAction]
    let pending: [String]
    let warnings: [String]
    /// How far the screen's clock has come.
    let seconds: Double
    let failure: String?

    init(_ shown: ShownScreen) {
      entry = shown.entry
      variant = shown.variant
      screen = ScreenJSON.Node(shown.semantics)
      log = shown.log
      sources = shown.sources
      values = shown.values
      actions = shown.actions
      pending = shown.clock.pending
      warnings = shown.warnings
      seconds = shown.clock.seconds
      failure = shown.failure
    }
  }
}
