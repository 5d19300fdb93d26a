/// Why a screen's name means nothing any longer.
struct Gone: Error, Equatable, CustomStringConvertible {
  let description: String

  static let closed = Gone(description: "this screen is no longer open")

  /// - Parameter most: how many screens may be open at once.
  static func asleep(most: Int) -> Gone {
    Gone(description: "this screen sleeps, since \(most) others are open: it starts anew when it is looked at")
  }
}
