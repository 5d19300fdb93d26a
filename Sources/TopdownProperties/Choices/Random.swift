/// A sequence of numbers that only its seed decides, on every platform.
///
/// The standard library's ways to draw from a generator may change with its version, so none is used here.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// From 0 through `limit`, each alike.
  mutating func number(upTo limit: UInt64) -> UInt64 {
    if limit == .max { return next() }
    return next().multipliedFullWidth(by: limit + 1).high
  }

  /// True once in `times`.
  mutating func once(in times: UInt64) -> Bool { number(upTo: times - 1) == 0 }
}
