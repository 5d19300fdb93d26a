extension BoundaryLog {
  /// Records that something happened which no boundary sees, such as the cancellation of a task; it stands in the log as its name.
  public func mark(_ name: String) {
    announce(name)
    record(BoundaryEvent(.mark, name))
  }
}
