/// Why a generator has no value for the choices that were made.
struct Rejection: Error, Equatable {
  let reason: String

  static let endless = Rejection(
    reason:
      "it made more than \(Choices.maximum) choices for one value: a recursion that never comes to its end, or a count too large")
}
