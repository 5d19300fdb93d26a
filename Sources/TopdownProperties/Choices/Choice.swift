/// One decision of a generator: a number from 0, the simplest, through `limit`.
struct Choice: Equatable {
  let value: UInt64
  let limit: UInt64
  /// Whether there was only one answer, whatever was recorded.
  let isForced: Bool

  /// Whether it may count something: there are many choices between yes and no, and they don't.
  var isNumber: Bool { !isForced && limit > 1 }
}
