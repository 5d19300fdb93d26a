import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Each way to write a gradient, over a frame of 100 by 100 points.
@MainActor struct GradientFormTests {
  private let gradient = Gradient(colors: [.red, .blue])
  private let stops: [Gradient.Stop] = [Gradient.Stop(color: .red, location: 0.25), Gradient.Stop(color: .blue, location: 0.75)]

  private let evenly: [DisplayGradientStop] = [
    DisplayGradientStop(color: Color.red.display, location: 0), DisplayGradientStop(color: Color.blue.display, location: 1),
  ]
  private let apart: [DisplayGradientStop] = [
    DisplayGradientStop(color: Color.red.display, location: 0.25), DisplayGradientStop(color: Color.blue.display, location: 0.75),
  ]
  private let middle = CGPoint(x: 50, y: 50)

  private func paint<S: ShapeStyle>(_ style: S) -> DisplayPaint? { small(Rectangle().fill(style)).paint }

  @Test func stopsKeepTheirPlacesAndColors() {
    #expect(Gradient(stops: stops).stops.map(\.location) == [0.25, 0.75])
    #expect(Gradient(stops: stops).stops.map(\.color) == [.red, .blue])
  }

  @Test func aLinearGradientHasManyForms() {
    let (top, bottom) = (CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 100))
    let expected = DisplayPaint.linear(evenly, from: top, to: bottom)
    let withStops = DisplayPaint.linear(apart, from: top, to: bottom)

    #expect(paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)) == expected)
    #expect(paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)) == withStops)
    #expect(paint(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)) == expected)
    #expect(paint(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)) == withStops)
    #expect(paint(.linearGradient(AnyGradient(gradient), startPoint: .top, endPoint: .bottom)) == expected)
    #expect(paint(AnyGradient(gradient)) == expected)
  }

  @Test func aRadialGradientHasManyForms() {
    let expected = DisplayPaint.radial(evenly, center: middle, from: 5, to: 20, heightScale: 1)
    let withStops = DisplayPaint.radial(apart, center: middle, from: 5, to: 20, heightScale: 1)

    #expect(paint(RadialGradient(gradient: gradient, center: .center, startRadius: 5, endRadius: 20)) == expected)
    #expect(paint(RadialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 20)) == withStops)
    #expect(paint(.radialGradient(gradient, center: .center, startRadius: 5, endRadius: 20)) == expected)
    #expect(paint(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 20)) == expected)
    #expect(paint(.radialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 20)) == withStops)
    #expect(paint(.radialGradient(AnyGradient(gradient), center: .center, startRadius: 5, endRadius: 20)) == expected)
  }

  @Test func anEllipticalGradientHasManyForms() {
    let expected = DisplayPaint.radial(evenly, center: middle, from: 0, to: 50, heightScale: 1)
    let withStops = DisplayPaint.radial(apart, center: middle, from: 0, to: 50, heightScale: 1)

    #expect(paint(EllipticalGradient(gradient: gradient)) == expected)
    #expect(paint(EllipticalGradient(stops: stops)) == withStops)
    #expect(paint(.ellipticalGradient(gradient)) == expected)
    #expect(paint(.ellipticalGradient(colors: [.red, .blue])) == expected)
    #expect(paint(.ellipticalGradient(stops: stops)) == withStops)
    #expect(paint(.ellipticalGradient(AnyGradient(gradient))) == expected)
  }

  @Test func anAngularGradientHasManyForms() {
    let (start, end) = (Angle.degrees(10), Angle.degrees(190))
    let expected = DisplayPaint.angular(evenly, center: middle, fromDegrees: 10, toDegrees: 190)
    let withStops = DisplayPaint.angular(apart, center: middle, fromDegrees: 10, toDegrees: 190)

    #expect(paint(AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end)) == expected)
    #expect(paint(AngularGradient(colors: [.red, .blue], center: .center, startAngle: start, endAngle: end)) == expected)
    #expect(paint(AngularGradient(stops: stops, center: .center, startAngle: start, endAngle: end)) == withStops)
    #expect(paint(.angularGradient(gradient, center: .center, startAngle: start, endAngle: end)) == expected)
    #expect(paint(.angularGradient(colors: [.red, .blue], center: .center, startAngle: start, endAngle: end)) == expected)
    #expect(paint(.angularGradient(stops: stops, center: .center, startAngle: start, endAngle: end)) == withStops)
    #expect(paint(.angularGradient(AnyGradient(gradient), startAngle: start, endAngle: end)) == expected)
  }

  @Test func aConicGradientGoesOnceAround() {
    let expected = DisplayPaint.angular(evenly, center: middle, fromDegrees: 90, toDegrees: 450)
    let withStops = DisplayPaint.angular(apart, center: middle, fromDegrees: 90, toDegrees: 450)

    #expect(paint(AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))) == expected)
    #expect(paint(AngularGradient(stops: stops, center: .center, angle: .degrees(90))) == withStops)
    #expect(paint(.conicGradient(gradient, center: .center, angle: .degrees(90))) == expected)
    #expect(paint(.conicGradient(stops: stops, center: .center, angle: .degrees(90))) == withStops)
    #expect(paint(.conicGradient(AnyGradient(gradient), angle: .degrees(90))) == expected)
  }

  @Test func aPerceptualGradientOfAnyKindHasStopsInBetween() {
    guard case .linear(let stops, _, _) = paint(AnyGradient(gradient).colorSpace(.perceptual)) else {
      Issue.record("no gradient")
      return
    }

    #expect(stops.count == 9)
  }
}
