extension Element {
  /// What to show of `new`, which stands in the place of `old`: itself, or where its animation is.
  ///
  /// `show` is called with each value in between, and with the new one at the end.
  final func animated<Value>(_ new: Value, from old: Value, show: @escaping (Value) -> Void) -> Value {
    guard graph.isAnimating, let type = Value.self as? any Animatable.Type else { return new }
    return animated(type, new, old, show)
  }

  private func animated<Target: Animatable, Value>(
    _: Target.Type, _ new: Value, _ old: Value, _ show: @escaping (Value) -> Void
  ) -> Value {
    let timeline = graph.timeline
    let (target, source) = (new as! Target, old as! Target)
    let now = timeline.now
    let known = timeline.running(for: self) as? ValueAnimation<Target>
    if let known, known.targetData == target.animatableData {
      known.replaceTarget(by: target)
      return timeline.showing == .course ? known.value(at: now) as! Value : new
    }
    guard source.animatableData != target.animatableData, let animation = timeline.currentAnimation else {
      timeline.end(of: self)
      return new
    }
    timeline.noteStart(of: animation)
    let running: ValueAnimation<Target>
    if let known {
      known.turn(to: target, animation, at: now)
      running = known
    } else {
      running = ValueAnimation(from: source, to: target, animation, at: now) { show($0 as! Value) }
      timeline.run(running, for: self)
    }
    return timeline.showing == .course ? running.value(at: now) as! Value : new
  }
}
