import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

/// Shapes made from others, and what they tell of themselves.
@MainActor struct ChangedShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func bounds<S: Shape>(_ shape: S) -> CGRect { shape.path(in: frame).boundingRect }

  @Test func anOffsetShapeIsDrawnElsewhere() {
    let moved = frame.offsetBy(dx: 3, dy: 4)

    #expect(bounds(Rectangle().offset(CGSize(width: 3, height: 4))) == moved)
    #expect(bounds(Rectangle().offset(CGPoint(x: 3, y: 4))) == moved)
    #expect(bounds(Rectangle().offset(x: 3, y: 4)) == moved)
    let shape = OffsetShape(shape: Circle(), offset: CGSize(width: 3, height: 4))
    #expect(shape.offset == CGSize(width: 3, height: 4) && bounds(shape.shape) == bounds(Circle()))
    #expect(shape.path(in: frame).boundingRect == bounds(Circle()).offsetBy(dx: 3, dy: 4))
  }

  @Test func aScaledShapeGrowsFromAPoint() {
    let shape = ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 0.5), anchor: .topLeading)

    #expect(shape.path(in: frame).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(shape.scale == CGSize(width: 0.5, height: 0.5) && shape.anchor == .topLeading && bounds(shape.shape) == frame)
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 25, y: 15, width: 50, height: 30))
    #expect(bounds(Rectangle().scale(x: 0.5, y: 1)) == CGRect(x: 25, y: 0, width: 50, height: 60))
  }

  @Test func aRotatedShapeTurnsAroundAPoint() {
    let shape = RotatedShape(shape: Rectangle(), angle: .degrees(180), anchor: .topLeading)
    let turned = shape.path(in: frame).boundingRect

    #expect(abs(turned.minX + 100) < 0.001 && abs(turned.minY + 60) < 0.001)
    #expect(shape.angle == .degrees(180) && shape.anchor == .topLeading && bounds(shape.shape) == frame)
    #expect(abs(bounds(Rectangle().rotation(.degrees(90))).width - 60) < 0.001)
  }

  @Test func aTransformedShapeGoesThroughAMatrix() {
    let matrix = CGAffineTransform(translationX: 7, y: 0)
    let shape = TransformedShape(shape: Rectangle(), transform: matrix)

    #expect(shape.path(in: frame).boundingRect == frame.offsetBy(dx: 7, dy: 0))
    #expect(shape.transform == matrix && bounds(shape.shape) == frame)
    #expect(bounds(Rectangle().transform(matrix)) == frame.offsetBy(dx: 7, dy: 0))
  }

  @Test func aShapeOfAFixedSizeStandsAtAPoint() {
    let size = CGSize(width: 20, height: 10)

    #expect(bounds(Rectangle().size(size)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(bounds(Rectangle().size(width: 20, height: 10)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(bounds(Rectangle().size(size, anchor: .bottomTrailing)) == CGRect(x: 80, y: 50, width: 20, height: 10))
    #expect(bounds(Rectangle().size(width: 20, height: 10, anchor: .center)) == CGRect(x: 40, y: 25, width: 20, height: 10))
  }

  @Test func areasAndLinesOfTwoShapesAreCombined() {
    let half = Rectangle().size(width: 50, height: 60)

    #expect(bounds(Rectangle().symmetricDifference(half)) == CGRect(x: 50, y: 0, width: 50, height: 60))
    #expect(bounds(Line().lineIntersection(half)) == CGRect(x: 0, y: 30, width: 50, height: 0))
    #expect(bounds(Line().lineSubtraction(half)) == CGRect(x: 50, y: 30, width: 50, height: 0))
  }

  @Test func shapesTellTheirCorners() {
    let rounded = RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular)
    let uneven = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4), style: .circular)

    #expect(rounded.cornerSize == CGSize(width: 4, height: 8) && rounded.style == .circular)
    #expect(uneven.cornerRadii.topLeading == 4 && uneven.style == .circular && Capsule(style: .circular).style == .circular)
    #expect(bounds(uneven) == frame && !uneven.path(in: frame).contains(.zero))
    #expect(!rounded.path(in: frame).contains(.zero) && !Capsule().path(in: frame).contains(.zero))
    #expect(Rectangle().path(in: frame) == Path(frame) && Ellipse().path(in: frame) == Path(ellipseIn: frame))
    #expect(Circle().path(in: frame) == Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)))
  }
}

/// A line through the middle.
private struct Line: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
