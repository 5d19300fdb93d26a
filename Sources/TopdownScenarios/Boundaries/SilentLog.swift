/// A log that keeps nothing, for previews and for whoever only wants to see a scenario.
public final class SilentLog: BoundaryLog {
  public init() {}

  public func record(_ event: BoundaryEvent) {}
}
