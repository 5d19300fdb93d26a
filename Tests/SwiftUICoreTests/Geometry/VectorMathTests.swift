import SwiftUICore
import Testing

struct VectorMathTests {
  @Test func anglesAreAddedAndScaled() {
    var angle = Angle.degrees(30)
    angle += .degrees(60)
    #expect(abs((angle - .degrees(45)).degrees - 45) < 1e-9 && abs((angle + .degrees(45)).degrees - 135) < 1e-9)
    #expect(abs((angle * 2).degrees - 180) < 1e-9 && abs((angle / 3).degrees - 30) < 1e-9 && abs((-angle).degrees + 90) < 1e-9)

    angle -= .degrees(45)
    angle *= 4
    angle /= 2
    angle.negate()

    #expect(abs(angle.degrees + 90) < 1e-9)
  }

  @Test func insetsAreAddedAndScaled() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    #expect(insets + insets == insets * 2 && insets - insets == EdgeInsets())
    #expect(insets / 2 == EdgeInsets(top: 0.5, leading: 1, bottom: 1.5, trailing: 2))
    #expect(EdgeInsets(top: 3, leading: 4, bottom: 0, trailing: 0).magnitude == 5)
    #expect(-insets == EdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4))
  }
}
