extension ViewGraph {
  /// Puts what moves where it is now while `body` draws.
  func presenting(_ body: () -> Void) {
    guard let timeline = timelineInCourse else { return body() }
    let time = timeline.clock()
    timeline.transitions.presenting(at: time) { timeline.frames.presenting(at: time, body) }
  }
}
