import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AnimatableTests {
  @Test func aVectorIsInBetween() {
    #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
    #expect(CGFloat(2).scaled(by: 3) == 6)
    #expect(Float(3).magnitudeSquared == 9)
  }

  @Test func aPairChangesTogether() {
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair += AnimatablePair(1, 1)
    pair.scale(by: 2)

    #expect(pair == AnimatablePair(4, 6))
    #expect(pair.magnitudeSquared == 52)
    #expect(pair - pair == .zero)
  }

  @Test func anyNumberOfValuesChangesTogether() {
    let values = AnimatableValues(1.0, CGFloat(2), Float(3))

    #expect((values + values).scaled(by: 0.5) == values)
    #expect(values.magnitudeSquared == 14)
    #expect(values - values == .zero)
    #expect(values != .zero)
  }

  @Test func whatDoesNotAnimateHasEmptyData() {
    struct Plain: Animatable {}

    #expect(Plain().animatableData == EmptyAnimatableData())
    #expect(EmptyAnimatableData().scaled(by: 3).magnitudeSquared == 0)
  }

  @Test func geometryHasItsNumbers() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)

    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    // As OpenSwiftUI's tests assert of Apple's SwiftUI (fact 93).
    #expect(Angle.radians(1).animatableData == 128)
    #expect(UnitPoint.bottomTrailing.animatableData == AnimatablePair(128, 128))
  }
}
