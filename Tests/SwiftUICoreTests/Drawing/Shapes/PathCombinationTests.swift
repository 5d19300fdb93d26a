import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct PathCombinationTests {
  private let first = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let second = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  /// Which of four points are inside: in the first only, in both, in the second only, in none.
  private func inside(_ path: Path) -> [Bool] {
    [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 15), CGPoint(x: 25, y: 25), CGPoint(x: 25, y: 5)].map { path.contains($0) }
  }

  @Test func areasArePutTogether() {
    #expect(inside(first.union(second)) == [true, true, true, false])
    #expect(inside(first.intersection(second)) == [false, true, false, false])
    #expect(inside(first.subtracting(second)) == [true, false, false, false])
    #expect(inside(first.symmetricDifference(second)) == [true, false, true, false])
  }

  @Test func whatIsCutHasTheBoundsOfWhatIsLeft() {
    #expect(first.intersection(second).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(first.union(second).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func outlinesThatTouchAreOne() {
    let beside = Path(CGRect(x: 20, y: 0, width: 10, height: 20))

    let union = first.union(beside)

    #expect(union.contains(CGPoint(x: 20, y: 10)) && union.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(first.intersection(beside).isEmpty)
    #expect(first.union(first).boundingRect == first.boundingRect && first.subtracting(first).isEmpty)
  }

  @Test func circlesAreCutToo() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

    let ring = circle.subtracting(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))

    #expect(ring.contains(CGPoint(x: 2, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func linesAreCutByAreas() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 15))
      path.addLine(to: CGPoint(x: 40, y: 15))
      path.addLine(to: CGPoint(x: 40, y: 16))
    }

    #expect(line.lineIntersection(second).boundingRect.minX == 10)
    #expect(line.lineSubtraction(second).boundingRect.minX == 0)
  }

  @Test func shapesAreCombinedInTheirFrame() {
    let lens = Circle().intersection(Rectangle().offset(x: 10)).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let rest = Rectangle().subtracting(Circle()).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(lens.contains(CGPoint(x: 15, y: 10)) && !lens.contains(CGPoint(x: 5, y: 10)))
    #expect(rest.contains(CGPoint(x: 1, y: 1)) && !rest.contains(CGPoint(x: 10, y: 10)))
    #expect(Circle().union(Rectangle()).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(CGPoint(x: 1, y: 1)))
  }
}
