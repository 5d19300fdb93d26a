/// How many schedules may be run, and whether the rest may be sampled.
struct OrderLimit: Sendable {
  let max: Int
  /// Nil where nothing less than every order will do.
  let seed: UInt64?

  /// Half of the schedules are kept for samples where there may be samples: depth first, the first ones are much alike.
  var depthFirst: Int { seed == nil ? max : (max + 1) / 2 }
}
