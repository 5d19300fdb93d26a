import Foundation
import Testing

import SwiftUICore

struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test func concatenatingAppliesTheFirstThenTheSecond() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))

    #expect(point.applying(transform) == CGPoint(x: 16, y: 32))
  }

  @Test func anInverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)

    let back = point.applying(transform).applying(transform.inverted())

    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test func whatHasNoInverseStays() {
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func aQuarterTurnSwapsARectanglesSides() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.width - 4) < 1e-9 && abs(turned.height - 10) < 1e-9 && abs(turned.minX + 4) < 1e-9)
  }
}
