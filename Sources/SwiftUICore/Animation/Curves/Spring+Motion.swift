import Foundation

extension Spring {
  /// Where the spring is after `time` seconds, from zero.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.rest) + initialVelocity.scaled(by: motion.push)
  }

  /// How fast the spring is after `time` seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = motion(at: time)
    return target.scaled(by: -motion.restSlope) + initialVelocity.scaled(by: motion.pushSlope)
  }

  /// Moves a value on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let way = target - value
    let start = value
    let speed = velocity
    value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// What pulls at the weight.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds after which the spring stays nearer to its target than `epsilon`.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
    guard stiffness.isFinite, frequency > 0 else { return 0 }
    let ratio = dampingRatio
    guard ratio > 0 else { return .infinity }
    let way = target.magnitudeSquared.squareRoot()
    let push = initialVelocity.magnitudeSquared.squareRoot() / frequency
    // What is left at most never grows, so the time at which it is small enough can be halved in on.
    func left(_ time: TimeInterval) -> Double { envelope(at: time) * (way + push) }
    if left(0) <= epsilon { return 0 }
    var (low, high) = (0.0, response)
    while left(high) > epsilon, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}

// MARK: - The equation

extension Spring {
  /// What is left at `time` of one unit of way, and what comes of one unit of speed, with how fast both change.
  private struct Motion {
    let rest: Double
    let push: Double
    let restSlope: Double
    let pushSlope: Double
  }

  private func motion(at time: TimeInterval) -> Motion {
    guard stiffness.isFinite else { return Motion(rest: 0, push: 0, restSlope: 0, pushSlope: 0) }
    let (frequency, ratio, t) = (frequency, dampingRatio, max(0, time))
    if abs(ratio - 1) < 1e-9 {
      let decay = exp(-frequency * t)
      return Motion(
        rest: (1 + frequency * t) * decay, push: t * decay, restSlope: -frequency * frequency * t * decay,
        pushSlope: (1 - frequency * t) * decay)
    }
    if ratio < 1 {
      let (slowing, swing) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
      let decay = exp(-slowing * t)
      let (sine, cosine) = (sin(swing * t), cos(swing * t))
      return Motion(
        rest: decay * (cosine + slowing / swing * sine), push: decay * sine / swing,
        restSlope: -frequency * frequency / swing * decay * sine, pushSlope: decay * (cosine - slowing / swing * sine))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let (slowDecay, fastDecay, width) = (exp(slow * t), exp(fast * t), slow - fast)
    return Motion(
      rest: (slow * fastDecay - fast * slowDecay) / width, push: (slowDecay - fastDecay) / width,
      restSlope: slow * fast * (fastDecay - slowDecay) / width, pushSlope: (slow * slowDecay - fast * fastDecay) / width)
  }

  /// What can be left at most of one unit of way at `time`.
  private func envelope(at time: TimeInterval) -> Double {
    let (frequency, ratio) = (frequency, dampingRatio)
    if ratio < 1 - 1e-9 { return exp(-ratio * frequency * time) / (1 - ratio * ratio).squareRoot() }
    return motion(at: time).rest
  }
}
