extension ViewGraph {
  /// Puts what moves where it is now while `body` draws.
  func presenting(_ body: () -> Void) {
    guard let timeline = timelineInCourse else { return body() }
    let time = timeline.clock()
    timeline.frames.presenting(at: time) {
      timeline.paints.presenting(at: time) { timeline.transitions.presenting(at: time, body) }
    }
  }
}
