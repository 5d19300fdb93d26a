import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    return elements
  }

  @Test func linesWithoutAPointToStartFromAreLeftOut() {
    let path = Path { $0.addLine(to: CGPoint(x: 1, y: 1)) }

    #expect(path.isEmpty && path.currentPoint == nil)
  }

  @Test func closingGoesBackToTheStart() {
    let path = Path {
      $0.move(to: CGPoint(x: 3, y: 4))
      $0.addLine(to: CGPoint(x: 9, y: 9))
      $0.closeSubpath()
    }

    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(elements(path).last == .closeSubpath)
  }

  @Test func anArcThatIsNotClockwiseRunsClockwiseOnTheScreen() throws {
    let path = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    let other = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }

    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
    #expect(abs(path.boundingRect.minX) < 0.01, "a quarter")
    #expect(abs(other.boundingRect.minX - -10) < 0.1, "the other three quarters")
  }

  @Test func anArcBetweenTangentsTouchesBoth() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 20, y: 0))
      $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 20), radius: 5)
    }

    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 0.001 && abs(end.y - 5) < 0.001)
    #expect(elements(path)[1] == .line(to: CGPoint(x: 5, y: 0)) || elements(path).count == 3)
  }

  @Test(
    arguments: [
      (0, 0.25, CGRect(x: 0, y: 0, width: 40, height: 0)), (0.125, 0.5, CGRect(x: 20, y: 0, width: 20, height: 40)),
      (0.75, 1, CGRect(x: 0, y: 0, width: 0, height: 40)),
    ] as [(CGFloat, CGFloat, CGRect)])
  func aTrimKeepsAShareOfTheLength(from: CGFloat, to: CGFloat, bounds: CGRect) {
    // The implied line back to the start has no say: what is drawn is open.
    let trimmed = Path(square).trimmedPath(from: from, to: to)

    var points: [CGPoint] = []
    trimmed.forEach { element in
      if case .move(let point) = element { points.append(point) }
      if case .line(let point) = element { points.append(point) }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    #expect(CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!) == bounds)
  }

  @Test func halfOfACircleEndsOnTheOtherSide() throws {
    let half = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)

    let end = try #require(half.currentPoint)
    #expect(abs(end.x) < 0.01 && abs(end.y - 20) < 0.01, "from three o'clock, clockwise")
  }

  @Test func nothingIsLeftOfATrimThatEndsBeforeItStarts() {
    #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(Path(square).trimmedPath(from: 0, to: 1) == Path(square))
  }

  @Test func whatOverlapsIsInsideUnlessEvenAndOddAreToldApart() {
    let path = Path {
      $0.addRect(square)
      $0.addRect(square.insetBy(dx: 10, dy: 10))
    }

    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 20, y: 20), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true) && !path.contains(CGPoint(x: 50, y: 5)))
  }

  @Test func aFigureStaysOneWhenItIsMovedOrStretched() {
    let stretched = Path(ellipseIn: square).applying(CGAffineTransform(scaleX: 2, y: 1))

    #expect(stretched.outline == .ellipse(CGRect(x: 0, y: 0, width: 80, height: 40)))
    #expect(Path(square).applying(CGAffineTransform(rotationAngle: 1)).outline != Path(square).outline)
  }

  @Test func aRectangleWithUnevenCornersIsRoundWhereItSays() {
    let path = Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 20))

    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 39, y: 39)) && path.contains(CGPoint(x: 1, y: 39)))
  }
}

@MainActor struct PathDrawingTests {
  private func items(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> [DisplayItem] {
    let graph = ViewGraph(CGSize(width: 60, height: 40), layoutDirection: direction)
    graph.mount(view)
    return graph.displayList().items
  }

  private func arrow(from x: CGFloat, to tip: CGFloat) -> [DisplayItem] {
    let elements: [DisplayPathElement] = [
      .move(to: CGPoint(x: x, y: 10)), .line(to: CGPoint(x: tip, y: 20)), .line(to: CGPoint(x: x, y: 30)), .close,
    ]
    return [.fill(.path(elements, isEvenOdd: false), Color.red.display)]
  }

  @Test func aShapeCountsFromTheCornerOfItsFrame() {
    #expect(items(Arrow().fill(.red).frame(width: 20, height: 20)) == arrow(from: 20, to: 40))
  }

  @Test func aShapeIsMirroredFromRightToLeftUnlessItIsFixed() {
    let fixed = Arrow(layoutDirectionBehavior: .fixed)

    #expect(items(Arrow().fill(.red).frame(width: 20, height: 20), .rightToLeft) == arrow(from: 40, to: 20))
    #expect(items(fixed.fill(.red).frame(width: 20, height: 20), .rightToLeft) == arrow(from: 20, to: 40))
  }

  @Test func aLineHasTheEndsAndDashesOfItsStyle() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 3])

    #expect(
      items(Rectangle().stroke(.red, style: style)) == [
        .line(
          .rectangle(CGRect(x: 0, y: 0, width: 60, height: 40)), Color.red.display,
          DisplayStroke(lineWidth: 4, cap: .round, dash: [2, 3]))
      ])
  }

  @Test func theFillStyleReachesTheDrawing() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    }

    guard case .fill(.path(_, let isEvenOdd), _)? = items(path.fill(.red, style: FillStyle(eoFill: true))).first else {
      Issue.record("no path was filled")
      return
    }
    #expect(isEvenOdd)
  }

  @Test func changesOfAnOutlineAreMadeInTheFrame() {
    let rect = CGRect(x: 15, y: 10, width: 30, height: 20)

    #expect(items(Rectangle().scale(0.5).fill(.red)) == [.fill(.rectangle(rect), Color.red.display)])
    #expect(
      items(Rectangle().offset(x: 5, y: 6).fill(.red))
        == [.fill(.rectangle(CGRect(x: 5, y: 6, width: 60, height: 40)), Color.red.display)])
    #expect(
      items(Rectangle().size(width: 30, height: 20).fill(.red))
        == [.fill(.rectangle(CGRect(x: 0, y: 0, width: 30, height: 20)), Color.red.display)])
  }
}
