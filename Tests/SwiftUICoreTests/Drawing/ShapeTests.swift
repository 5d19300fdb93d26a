import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func items(_ view: some View) -> [DisplayItem] {
    let graph = ViewGraph(frame.size)
    graph.mount(view)
    return graph.displayList().items
  }

  @Test func aShapeIsFilledWithTheForegroundStyle() {
    #expect(items(Rectangle()) == [.fill(.rectangle(frame), Color.primary.display)])
    #expect(items(Rectangle().foregroundStyle(.red)) == [.fill(.rectangle(frame), Color.red.display)])
    #expect(items(Ellipse().fill(.red)) == [.fill(.ellipse(frame), Color.red.display)])
  }

  @Test func aCornerIsAtMostHalfOfTheShorterSide() {
    #expect(
      items(RoundedRectangle(cornerRadius: 8).fill(.red)) == [.fill(.roundedRectangle(frame, cornerRadius: 8), Color.red.display)]
    )
    #expect(
      items(RoundedRectangle(cornerRadius: 90).fill(.red)) == [
        .fill(.roundedRectangle(frame, cornerRadius: 20), Color.red.display)
      ])
    #expect(items(Capsule().fill(.red)) == [.fill(.roundedRectangle(frame, cornerRadius: 20), Color.red.display)])
  }

  @Test func aStrokeFollowsTheOutlineAndABorderStaysInside() {
    let inside = CGRect(x: 2, y: 2, width: 56, height: 36)

    #expect(items(Rectangle().stroke(.red, lineWidth: 4)) == [.stroke(.rectangle(frame), Color.red.display, lineWidth: 4)])
    #expect(items(Rectangle().strokeBorder(.red, lineWidth: 4)) == [.stroke(.rectangle(inside), Color.red.display, lineWidth: 4)])
    #expect(
      items(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 4))
        == [.stroke(.roundedRectangle(inside, cornerRadius: 6), Color.red.display, lineWidth: 4)])
  }

  @Test func aShapeOfTheUsersOwnDrawsItsPath() {
    #expect(items(Dot().fill(.red)) == [.fill(.ellipse(CGRect(x: 28, y: 18, width: 4, height: 4)), Color.red.display)])
  }

  @Test func anEmptyPathDrawsNothing() {
    #expect(items(Rectangle().inset(by: 40).fill(.red)) == [])
    #expect(items(Color.red.clipShape(Nothing())) == [])
  }
}

private struct Dot: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(x: rect.midX - 2, y: rect.midY - 2, width: 4, height: 4))
  }
}

private struct Nothing: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path() }
}
