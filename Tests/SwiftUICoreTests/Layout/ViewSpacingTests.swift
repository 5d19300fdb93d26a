import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ViewSpacingTests {
  @Test func aViewWithoutAPreferenceStandsClose() {
    let (plain, none) = (ViewSpacing(), ViewSpacing.zero)

    #expect(plain.distance(to: plain, along: .horizontal) == 8)
    #expect(plain.distance(to: none, along: .horizontal) == 0 && none.distance(to: plain, along: .vertical) == 0)
  }

  @Test func textsStandCloserAboveEachOther() {
    let text = ViewSpacing.text

    #expect(text.distance(to: text, along: .vertical) == 2 && text.distance(to: text, along: .horizontal) == 8)
  }

  @Test func aUnionHoldsTheWiderPreferenceOfSomeEdges() {
    let union = ViewSpacing.text.union(ViewSpacing(), edges: .bottom)
    var formed = ViewSpacing.text
    formed.formUnion(ViewSpacing(), edges: .bottom)

    #expect(union == formed && union != ViewSpacing.text)
    #expect(union.distance(to: .text, along: .vertical) == 8)
    #expect(ViewSpacing.text.distance(to: union, along: .vertical) == 2)
  }
}
