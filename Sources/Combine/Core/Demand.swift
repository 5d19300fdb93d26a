extension Subscribers {
  /// How many values a subscriber will take.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    private static let unlimitedCount = UInt(Int.max) + 1
    private let count: UInt

    private init(count: UInt) { self.count = min(count, Self.unlimitedCount) }

    public static let unlimited = Demand(count: unlimitedCount)
    public static let none = Demand(count: 0)

    /// Stops the process when `value` is negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand can't be negative, and \(value) is: ask for none, some or unlimited values")
      return Demand(count: UInt(value))
    }

    /// Nil when unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
      return overflow ? .unlimited : Demand(count: sum)
    }
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func + (lhs: Demand, rhs: Int) -> Demand { rhs < 0 ? lhs - -rhs : lhs + .max(rhs) }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Unlimited less anything is unlimited, and nothing goes below none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return Demand(count: lhs.count < rhs.count ? 0 : lhs.count - rhs.count)
    }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func - (lhs: Demand, rhs: Int) -> Demand { rhs < 0 ? lhs + -rhs : lhs - .max(rhs) }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      let (product, overflow) = lhs.count.multipliedReportingOverflow(by: Demand.max(rhs).count)
      return overflow ? .unlimited : Demand(count: product)
    }
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
  }
}
