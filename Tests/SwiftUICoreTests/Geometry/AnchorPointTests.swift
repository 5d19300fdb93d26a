import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct AnchorPointTests {
  /// Where a box of 20 by 20 stands in a frame that fills the screen.
  private func place(_ alignment: Alignment) -> CGPoint? {
    small(Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
      .frames.first?.origin
  }

  @Test func anAlignmentIsAPlaceInAFrame() {
    let places: [(Alignment, CGPoint)] = [
      (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 40, y: 0)), (.topTrailing, CGPoint(x: 80, y: 0)),
      (.leading, CGPoint(x: 0, y: 40)), (.center, CGPoint(x: 40, y: 40)), (.trailing, CGPoint(x: 80, y: 40)),
      (.bottomLeading, CGPoint(x: 0, y: 80)), (.bottom, CGPoint(x: 40, y: 80)), (.bottomTrailing, CGPoint(x: 80, y: 80)),
    ]

    for (alignment, point) in places { #expect(place(alignment) == point) }
  }

  @Test func anAlignmentIsMadeOfTwo() {
    let alignment = Alignment(horizontal: .trailing, vertical: .top)

    #expect(place(alignment) == CGPoint(x: 80, y: 0) && alignment == .topTrailing)
    #expect(alignment.horizontal == .trailing && alignment.vertical == .top)
  }

  @Test func aUnitPointIsAShareOfASize() {
    #expect(UnitPoint() == .zero && UnitPoint() == .topLeading)
    #expect(UnitPoint.bottomLeading.x == 0 && UnitPoint.bottomLeading.y == 1)
    #expect(UnitPoint(x: 0.5, y: 0.5) == .center)
    #expect(
      small(Color.red.frame(width: 20, height: 20).scaleEffect(2, anchor: .bottomLeading)).items
        != small(Color.red.frame(width: 20, height: 20).scaleEffect(2, anchor: .center)).items)
  }

  @Test func anAngleIsGivenInDegreesOrRadians() {
    #expect(Angle() == .zero && Angle(degrees: 180).radians == .pi)
    #expect(Angle(radians: .pi).degrees == 180 && Angle(degrees: 1) < Angle(degrees: 2))
    #expect(
      small(Color.red.rotationEffect(Angle(degrees: 180))).items == small(Color.red.rotationEffect(Angle(radians: .pi))).items)
  }
}
