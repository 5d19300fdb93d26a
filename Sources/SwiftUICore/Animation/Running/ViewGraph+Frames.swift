extension ViewGraph {
  /// Whether a screen that shows things on their way has another picture to show soon.
  public var needsFrames: Bool { timelineInCourse?.isRunning ?? false }
}
