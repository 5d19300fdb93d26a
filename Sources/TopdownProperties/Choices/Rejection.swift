/// Why a generator has no value for the choices that were made.
struct Rejection: Error, Equatable {
  let reason: String

  static let endless = Rejection(
    reason: "it made too many choices for one value, by a recursion that need not come to its end or a count too large")
}
