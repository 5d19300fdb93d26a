import Foundation

extension Fixture {
  /// A number that no other fixture of the list has: its place, counted from 1.
  public var number: Int { index + 1 }

  public var id: UUID { id("") }

  /// A random UUID of version 4.
  public func id(_ key: String) -> UUID {
    var bits = bits("id", key)
    let (high, low) = (bits.next(), bits.next())
    func byte(_ position: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: (position < 8 ? high : low) >> (UInt64(7 - position % 8) * 8))
    }
    return UUID(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6) & 0x0F | 0x40, byte(7),
        byte(8) & 0x3F | 0x80, byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }

  /// A number of the range; of an awkward fixture one of its ends.
  public func integer(in range: ClosedRange<Int>, _ key: String = "") -> Int {
    if isAwkward { return awkward([range.lowerBound, range.upperBound], key) }
    let count = UInt64(bitPattern: Int64(range.upperBound)) &- UInt64(bitPattern: Int64(range.lowerBound)) &+ 1
    var bits = bits("integer", key)
    return range.lowerBound &+ Int(truncatingIfNeeded: count == 0 ? bits.next() : bits.below(count))
  }

  /// Whether or not.
  public func flag(_ key: String = "") -> Bool {
    var bits = bits("flag", key)
    return bits.below(2) == 1
  }

  /// One of several; never called for none.
  public func pick<Value>(_ values: [Value], _ key: String = "") -> Value {
    var bits = bits("pick", key)
    return bits.pick(values)
  }

  /// The value, or nil at every second awkward place.
  public func optional<Value>(_ value: Value, _ key: String = "") -> Value? {
    isAwkward && awkward([true, false], key) ? nil : value
  }

  @_alwaysEmitIntoClient public var amount: Decimal { amount("") }

  /// Money, in hundredths, from 0.01 to 999.99; of an awkward fixture zero, negative, huge, or a fraction of a hundredth.
  @_alwaysEmitIntoClient public func amount(_ key: String) -> Decimal {
    if isAwkward { return awkward(Awkward.amounts, key) }
    var bits = bits("amount", key)
    return Decimal(sign: .plus, exponent: -2, significand: Decimal(bits.below(99_999) + 1))
  }

  @_alwaysEmitIntoClient public var date: Date { date("") }

  /// A whole second from 2001 to 2030, UTC; of an awkward fixture a leap day, the end of a year, or one that is long past or far off.
  @_alwaysEmitIntoClient public func date(_ key: String) -> Date {
    if isAwkward { return awkward(Awkward.dates, key) }
    var bits = bits("date", key)
    return Date(timeIntervalSinceReferenceDate: TimeInterval(bits.below(946_684_800)))
  }
}
