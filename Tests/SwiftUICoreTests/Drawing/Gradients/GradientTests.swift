import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct GradientTests {
  private let colors = [Color.red, .blue]

  private var stops: [DisplayGradientStop] {
    [DisplayGradientStop(color: Color.red.display, location: 0), DisplayGradientStop(color: Color.blue.display, location: 1)]
  }

  private func items(_ view: some View) -> [DisplayItem] {
    Screen(view.frame(width: 40, height: 20), size: CGSize(width: 40, height: 20)).graph.displayList().items
  }

  private func paint(_ view: some View) -> DisplayPaint? {
    for case .paint(_, let paint) in items(view) { return paint }
    return nil
  }

  @Test func colorsStandEvenlyApart() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func aLinearGradientRunsBetweenTwoPointsOfTheFrame() {
    let expected = DisplayPaint.linear(stops, from: CGPoint(x: 0, y: 10), to: CGPoint(x: 40, y: 10))

    #expect(paint(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)) == expected)
    #expect(paint(Rectangle().fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))) == expected)
    #expect(
      paint(Rectangle().fill(Gradient(colors: colors))) == .linear(stops, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 20, y: 20)))
  }

  @Test func aRadialGradientCountsInPoints() {
    let expected = DisplayPaint.radial(stops, center: CGPoint(x: 20, y: 10), from: 2, to: 8, heightScale: 1)

    #expect(paint(RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 8)) == expected)
  }

  @Test func anEllipticalGradientFitsItsFrame() {
    let expected = DisplayPaint.radial(stops, center: CGPoint(x: 20, y: 10), from: 0, to: 20, heightScale: 0.5)

    #expect(paint(EllipticalGradient(colors: colors)) == expected)
  }

  @Test func anAngularGradientGoesOnceAround() {
    let expected = DisplayPaint.angular(stops, center: CGPoint(x: 20, y: 10), fromDegrees: 90, toDegrees: 450)

    #expect(paint(AngularGradient(colors: colors, center: .center, angle: .degrees(90))) == expected)
    #expect(paint(Rectangle().fill(.conicGradient(colors: colors, center: .center, angle: .degrees(90)))) == expected)
  }

  @Test func aMeshHasOnePatchBetweenFourPoints() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow], background: .white)

    guard case .mesh(let patches, let background) = paint(mesh) else { return #expect(Bool(false), "no mesh") }

    #expect(patches.map(\.colors) == [[Color.red, .green, .yellow, .blue].map(\.display)])
    #expect(patches[0].outline[0] == .zero && patches[0].outline[6] == CGPoint(x: 40, y: 20))
    #expect(background == Color.white.display)
  }

  @Test func aColorsGradientEndsWithTheColor() {
    guard case .linear(let stops, _, let end) = paint(Rectangle().fill(Color.red.gradient)) else {
      return #expect(Bool(false), "no gradient")
    }

    #expect(stops.last?.color == Color.red.display)
    #expect(stops[0].color.green > Color.red.display.green && end.y == 20)
  }

  @Test func aPerceptualGradientHasStopsInBetween() {
    guard case .linear(let stops, _, _) = paint(Rectangle().fill(Gradient(colors: colors).colorSpace(.perceptual))) else {
      return #expect(Bool(false), "no gradient")
    }

    #expect(stops.count == 9)
  }

  @Test func lettersAndLinesAreMasksOfAGradient() {
    let text = items(Text("A").foregroundStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
    let line = items(Rectangle().stroke(Gradient(colors: colors), lineWidth: 2))

    for items in [text, line] {
      guard case .pushEffect(.mask(let mask)) = items.first else { return #expect(Bool(false), "no mask") }
      #expect(mask.count == 1 && items.count == 3)
    }
  }

  @Test func aGradientMayBeAnchoredElsewhere() {
    let anchored = Gradient(colors: colors).in(CGRect(x: 0, y: -10, width: 10, height: 100))

    #expect(paint(Rectangle().fill(anchored)) == .linear(stops, from: CGPoint(x: 5, y: -10), to: CGPoint(x: 5, y: 90)))
  }
}
