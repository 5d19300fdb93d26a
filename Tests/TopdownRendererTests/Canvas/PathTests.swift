import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct PathTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func outline(_ rect: CGRect) -> [DisplayPathElement] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  @Test func aPathOfLinesIsFilledAsTheRectangleThatItIs() throws {
    let path = try draw([.fill(.path(outline(square), isEvenOdd: false), .red)])

    #expect(path.ink == square)
  }

  @Test func evenAndOddLeaveAHole() throws {
    let hole = outline(square) + outline(square.insetBy(dx: 5, dy: 5))

    let filled = try draw([.fill(.path(hole, isEvenOdd: false), .red)])
    let open = try draw([.fill(.path(hole, isEvenOdd: true), .red)])

    #expect(filled[40, 40] == filled[24, 24])
    #expect(open[40, 40] != open[24, 24])
  }

  @Test func aTransformHoldsUntilItsPop() throws {
    let moved = try draw([
      .pushTransform(DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 3)), .fill(.rectangle(square), .red), .pop,
    ])
    let after = try draw([
      .pushTransform(DisplayTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)), .pop, .fill(.rectangle(square), .red),
    ])

    #expect(moved.ink == square.offsetBy(dx: 5, dy: 3))
    #expect(after.ink == square)
  }

  @Test func squareEndsReachOverTheLine() throws {
    let line: [DisplayPathElement] = [.move(to: CGPoint(x: 10, y: 20)), .line(to: CGPoint(x: 30, y: 20))]

    let image = try draw([.line(.path(line, isEvenOdd: false), .red, DisplayStroke(lineWidth: 4, cap: .square))])

    #expect(image.ink == CGRect(x: 8, y: 18, width: 24, height: 4))
  }

  @Test func aMatrixThatCannotBeUndoneIsRefused() {
    #expect(throws: RenderingError.self) {
      try draw([.pushTransform(DisplayTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)), .pop])
    }
  }
}
