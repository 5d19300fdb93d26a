import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct PathBuildingTests {
  private let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
  private let right = CGAffineTransform(translationX: 100, y: 0)

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    return elements
  }

  @Test func curvesHaveControlPoints() {
    let (end, first, second) = (CGPoint(x: 9, y: 0), CGPoint(x: 3, y: 3), CGPoint(x: 6, y: 3))
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: end, control: first)
      $0.addCurve(to: .zero, control1: second, control2: first)
    }

    #expect(
      elements(path) == [
        Path.Element.move(to: .zero), Path.Element.quadCurve(to: end, control: first),
        Path.Element.curve(to: .zero, control1: second, control2: first),
      ])
  }

  @Test func linesRunThroughTheirPoints() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)]) }

    #expect(elements(path) == [.move(to: .zero), .line(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 5, y: 5))])
  }

  @Test func whatIsAddedGoesThroughATransform() {
    #expect(Path { $0.addEllipse(in: rect, transform: right) }.boundingRect.minX == 110)
    #expect(Path { $0.addRect(rect, transform: right) }.boundingRect == rect.offsetBy(dx: 100, dy: 0))
    #expect(Path { $0.addPath(Path(rect), transform: right) }.boundingRect == rect.offsetBy(dx: 100, dy: 0))
    #expect(
      Path { $0.addRects([rect, CGRect(x: 0, y: 0, width: 1, height: 1)], transform: right) }.boundingRect
        == CGRect(x: 100, y: 0, width: 50, height: 30))
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4), transform: right) }.boundingRect.minX == 110)
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 8), transform: right) }.boundingRect.minX
        == 110)
  }

  @Test func aRelativeArcTurnsByItsAngle() throws {
    let path = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90)) }

    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
  }

  @Test func aRoundedRectangleLeavesItsCornersOut() {
    let corner = CGPoint(x: 11, y: 11)

    #expect(Path(rect).contains(corner))
    #expect(!Path(roundedRect: rect, cornerRadius: 8).contains(corner))
    #expect(!Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 4), style: .circular).contains(corner))
    #expect(!Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 8)).contains(corner))
    #expect(
      Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(bottomTrailing: 8), style: RoundedCornerStyle.continuous)
        .contains(corner))
  }

  @Test func aPathMovesAsAWhole() {
    #expect(Path(rect).offsetBy(dx: 5, dy: -5).boundingRect == rect.offsetBy(dx: 5, dy: -5))
  }

  @Test func aPathIsAShapeOfFixedPlace() {
    #expect(Path(rect).path(in: CGRect(x: 0, y: 0, width: 1, height: 1)) == Path(rect))
  }

  @Test func aStrokedPathIsTheLineAroundIt() {
    let stroked = Path(rect).strokedPath(StrokeStyle(lineWidth: 4))

    #expect(stroked != Path(rect))
  }

  @Test func aPathWithoutOverlapsIsTheSameArea() {
    let twice = Path {
      $0.addRect(rect)
      $0.addRect(rect.insetBy(dx: 5, dy: 5))
    }

    #expect(twice.normalized(eoFill: false).contains(CGPoint(x: 30, y: 20)))
    #expect(!twice.normalized(eoFill: true).contains(CGPoint(x: 30, y: 20)))
  }

  @Test func aLineIsCutByAnArea() {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 20))
      $0.addLine(to: CGPoint(x: 30, y: 20))
    }

    #expect(line.lineIntersection(Path(rect)).boundingRect == CGRect(x: 10, y: 20, width: 20, height: 0))
    #expect(line.lineSubtraction(Path(rect)).boundingRect == CGRect(x: 0, y: 20, width: 10, height: 0))
  }

  @Test func whatOnlyOneAreaHasIsLeft() {
    let other = Path(rect.offsetBy(dx: 20, dy: 0))

    let difference = Path(rect).symmetricDifference(other)

    #expect(difference.contains(CGPoint(x: 15, y: 20)) && !difference.contains(CGPoint(x: 40, y: 20)))
  }

  @Test func radiiTellEachCorner() {
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)

    #expect(radii.topLeading == 1 && radii.bottomLeading == 2 && radii.bottomTrailing == 3 && radii.topTrailing == 4)
  }

  @Test func aStrokeTellsHowItIsDrawn() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [1, 2], dashPhase: 5)

    #expect(style.lineWidth == 3 && style.lineCap == .round && style.lineJoin == .bevel)
    #expect(style.miterLimit == 4 && style.dash == [1, 2] && style.dashPhase == 5)
  }

  @Test func aFillSaysWhatOverlapsMean() {
    #expect(FillStyle(eoFill: true).isEOFilled && !FillStyle().isEOFilled)
    #expect(FillStyle().isAntialiased && !FillStyle(antialiased: false).isAntialiased)
  }
}
