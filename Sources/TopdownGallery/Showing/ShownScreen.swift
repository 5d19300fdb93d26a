import Foundation
import TopdownDisplay

/// What came of a request to show something: the frame of a host without what only a renderer reads.
public struct ShownScreen: Codable, Hashable, Sendable {
  public var entry: String
  public var variant: String
  public var semantics: SemanticsNode
  public var log: [HostEvent]
  public var sources: [HostTruth]
  public var values: [HostValue]
  public var actions: [HostAction]
  public var clock: HostClock
  public var warnings: [String]
  /// Which step could not be done, and why; the rest is as it was then.
  public var failure: String?
  /// The picture, where one was wanted.
  public var png: Data?

  init(entry: String, variant: String, frame: HostFrame, png: Data?) {
    self.entry = entry
    self.variant = variant
    semantics = frame.semantics
    log = frame.log
    sources = frame.sources
    values = frame.values
    actions = frame.actions
    clock = frame.clock
    warnings = frame.warnings
    failure = frame.failure
    self.png = png
  }
}
