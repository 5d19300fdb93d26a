import Foundation
import Testing

@testable import SwiftUICore

/// The figures are those that OpenSwiftUI's tests assert of Apple's SwiftUI (fact 87).
@Suite struct UnitCurveTests {
  private func values(_ curve: UnitCurve) -> [Double] {
    [0.25, 0.5, 0.75].map { (curve.value(at: $0) * 100).rounded() / 100 }
  }

  @Test func curvesAreAsRecorded() {
    #expect(values(.linear) == [0.25, 0.5, 0.75])
    #expect(values(.easeIn) == [0.09, 0.32, 0.62])
    #expect(values(.easeOut) == [0.38, 0.68, 0.91])
    #expect(values(.easeInOut) == [0.13, 0.5, 0.87])
    #expect(values(.circularEaseIn) == [0.03, 0.13, 0.34])
  }

  @Test func velocitiesAreAsRecorded() {
    #expect((UnitCurve.easeInOut.velocity(at: 0.5) * 100).rounded() / 100 == 1.72)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    #expect(UnitCurve.linear.velocity(at: 1.3) == 0)
  }

  @Test func theInverseLeadsBack() {
    for curve in [
      UnitCurve.linear, .easeIn, .circularEaseOut, .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.5, y: 1)),
    ] {
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
  }

  @Test func aCurveStaysAtItsEnds() {
    #expect(UnitCurve.circularEaseInOut.value(at: -1) == 0)
    #expect(UnitCurve.circularEaseInOut.value(at: 2) == 1)
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
  }
}
