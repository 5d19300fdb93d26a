import Foundation
import Testing

@testable import SwiftUICore

/// What values that change over time can be added, scaled and measured by.
struct VectorOperatorTests {
  private typealias Pair = AnimatablePair<Double, CGFloat>
  private typealias Values = AnimatableValues<Double, Float, CGFloat>

  private func scaled<V: VectorArithmetic>(_ value: V, by factor: Double) -> V {
    var value = value
    value.scale(by: factor)
    return value
  }

  private func squared<V: VectorArithmetic>(_ value: V) -> Double { value.magnitudeSquared }

  @Test func numbersAreScaledAndMeasured() {
    var (double, float, length): (Double, Float, CGFloat) = (3, 3, 3)

    double.scale(by: 2)
    float.scale(by: 2)
    length.scale(by: 2)

    #expect(double == 6 && float == 6 && length == 6)
    #expect(double.magnitudeSquared == 36 && float.magnitudeSquared == 36 && length.magnitudeSquared == 36)
    #expect(scaled(3.0, by: -1) == -3 && squared(-3.0) == 9)
  }

  @Test func aValueMovesTowardsAnother() {
    var value = Pair(0, 10)

    value.interpolate(towards: Pair(4, 20), amount: 0.25)

    #expect(value == Pair(1, 12.5) && value.interpolated(towards: Pair(4, 20), amount: 1) == Pair(4, 20))
  }

  @Test func pairsAreAddedPartByPart() {
    var pair = Pair(1, 2)
    #expect(pair.first == 1 && pair.second == 2)
    #expect(pair + Pair(10, 20) == Pair(11, 22) && pair - Pair(10, 20) == Pair(-9, -18))

    pair += Pair(10, 20)
    #expect(pair == Pair(11, 22))
    pair -= Pair(1, 1)
    #expect(pair == Pair(10, 21))
    pair.first = 3
    pair.second = 4

    #expect(pair.magnitudeSquared == 25 && squared(pair) == 25 && scaled(pair, by: 2) == Pair(6, 8))
    #expect(pair + .zero == pair)
  }

  @Test func anyNumberOfValuesIsAddedPartByPart() {
    var values = Values(1, 2, 3)
    // The compiler of Swift 6.3 ends on `values.value.1` in a closure, as `#expect` makes one.
    let (first, second, third) = values.value
    #expect(first == 1 && second == 2 && third == 3)
    #expect(values + Values(1, 1, 1) == Values(2, 3, 4) && values - Values(1, 1, 1) == Values(0, 1, 2))

    values += Values(1, 1, 1)
    #expect(values == Values(2, 3, 4))
    values -= Values(2, 3, 3)
    #expect(values == Values(0, 0, 1))
    values.value = (1, 2, 2)
    #expect(values.magnitudeSquared == 9)
    values.scale(by: 2)

    #expect(values == Values(2, 4, 4) && values + .zero == values && values != .zero)
  }

  @Test func whereNothingChangesNothingIsAdded() {
    var empty = EmptyAnimatableData()
    let other = EmptyAnimatableData.zero

    empty += other
    empty -= other
    empty.scale(by: 3)

    #expect(empty == other && empty + other == empty && empty - other == empty && empty.magnitudeSquared == 0)
  }
}
