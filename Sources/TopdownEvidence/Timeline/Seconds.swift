/// A duration in decimal seconds, exact to the last digit.
struct Seconds: CustomStringConvertible {
  let isNegative: Bool
  let whole: String
  /// The digits after the point, without zeros at the end.
  let fraction: String

  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    isNegative = seconds < 0 || attoseconds < 0
    whole = String(seconds.magnitude)
    let digits = String(attoseconds.magnitude)
    let padded = String(repeating: "0", count: 18 - digits.count) + digits
    fraction = String(padded.reversed().drop { $0 == "0" }.reversed())
  }

  var description: String { text(fraction: fraction.count) }

  /// With at least so many digits after the point.
  func text(fraction count: Int) -> String {
    let zeros = String(repeating: "0", count: max(0, count - fraction.count))
    let point = count == 0 ? "" : "."
    return "\(isNegative ? "-" : "")\(whole)\(point)\(fraction)\(zeros)"
  }
}
