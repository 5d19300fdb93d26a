import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct GlassFormTests {
  private func alpha(_ glass: Glass) -> Double? { small(Text("").frame(width: 20, height: 20).glassEffect(glass)).fill?.alpha }

  @Test func clearGlassLetsMoreThroughThanRegularGlass() throws {
    #expect(try #require(alpha(Glass.clear)) < #require(alpha(Glass.regular)))
    #expect(alpha(Glass.identity) == nil)
    #expect(Glass.clear != Glass.regular && Glass.clear.tint(.red) != Glass.clear)
  }

  @Test func glassIsACapsuleUntilAnotherShapeIsNamed() {
    let view = Text("").frame(width: 40, height: 20)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    #expect(DefaultGlassEffectShape().path(in: frame) == Capsule().path(in: frame))
    #expect(small(view.glassEffect()).items == small(view.glassEffect(.regular, in: Capsule())).items)
    #expect(small(view.glassEffect()).items != small(view.glassEffect(.regular, in: Rectangle())).items)
  }
}
