import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct EffectTests {
  private func items(_ view: some View) -> [DisplayItem] {
    Screen(view, size: CGSize(width: 40, height: 40)).graph.displayList().items
  }

  private func effect(_ view: some View) -> DisplayEffect? {
    guard case .pushEffect(let effect) = items(view).first else { return nil }
    return effect
  }

  @Test func aShadowIsBehindTheViewAndChangesNoLayout() {
    let graph = Screen(Rectangle().frame(width: 10, height: 10).shadow(color: .red, radius: 3, x: 1, y: 2)).graph

    let shadow = DisplayEffect.shadow(Color.red.display, radius: 3, offset: CGSize(width: 1, height: 2))
    #expect(graph.displayList().items.first == .pushEffect(shadow))
    #expect(graph.rootNode.children.map(\.size) == [CGSize(width: 10, height: 10)])
  }

  @Test func aClearShadowIsNone() {
    #expect(items(Rectangle().shadow(color: .clear, radius: 3)).count == 1)
  }

  @Test func aBlurHasARadius() {
    #expect(effect(Rectangle().blur(radius: 2)) == .blur(radius: 2, isOpaque: false))
    #expect(effect(Rectangle().blur(radius: 2, opaque: true)) == .blur(radius: 2, isOpaque: true))
    #expect(effect(Rectangle().blur(radius: 0)) == nil)
  }

  @Test func aBlendModeIsAGroupsOwn() {
    #expect(effect(Rectangle().blendMode(.screen)) == .blend(.screen))
    #expect(effect(Rectangle().blendMode(.normal)) == nil)
  }

  @Test func whatChangesNothingIsNoEffect() {
    #expect(effect(Rectangle().brightness(0)) == nil)
    #expect(effect(Rectangle().contrast(1)) == nil)
    #expect(effect(Rectangle().saturation(1)) == nil)
    #expect(effect(Rectangle().grayscale(0)) == nil)
  }

  @Test func colorsGoThroughAMatrix() {
    func rows(_ view: some View) -> [[Double]]? {
      guard case .color(let matrix) = effect(view) else { return nil }
      return matrix.rows
    }

    #expect(rows(Rectangle().brightness(0.2))?[0] == [1, 0, 0, 0, 0.2])
    #expect(rows(Rectangle().contrast(0.5))?[1] == [0, 0.5, 0, 0, 0.25])
    #expect(rows(Rectangle().colorInvert())?[2] == [0, 0, -1, 0, 1])
    #expect(rows(Rectangle().colorMultiply(Color(red: 0.5, green: 1, blue: 0)))?[0][0] == 0.5)
    #expect(rows(Rectangle().grayscale(1))?[0] == rows(Rectangle().saturation(0))?[1])
    #expect(rows(Rectangle().hueRotation(.degrees(0)))?[0][0] == 1)
    #expect(rows(Rectangle().luminanceToAlpha())?[3][1] == 0.7152)
  }

  @Test func groupsAreDrawnByThemselves() {
    #expect(items(Rectangle().compositingGroup()).first == .pushOpacity(1))
    #expect(items(Rectangle().drawingGroup()).first == .pushOpacity(1))
    #expect(items(Rectangle().geometryGroup()).count == 1)
  }

  @Test func aMaskIsLaidOverTheViewAndNotDrawn() {
    let drawn = items(Rectangle().fill(.red).mask(alignment: .topLeading) { Circle().frame(width: 10, height: 10) })

    guard case .pushEffect(.mask(let mask)) = drawn.first else { return #expect(Bool(false), "no mask") }
    #expect(mask == [.fill(.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)), Color.primary.display)])
    #expect(drawn.count == 3)
    #expect(items(Rectangle().mask(Circle())).count == 3)
  }

  @Test func aMaskMeansNothing() {
    let screen = Screen(Color.red.mask { Text("Secret") })

    #expect(screen.texts == [])
  }
}
