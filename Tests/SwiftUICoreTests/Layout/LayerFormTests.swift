import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Each way to write what lies behind a view, over it or around it.
@MainActor struct LayerFormTests {
  private let box = CGRect(x: 40, y: 40, width: 20, height: 20)
  private var view: some View { Color.blue.frame(width: 20, height: 20) }

  private func items(_ view: some View) -> [DisplayItem] { small(view).items }

  @Test func aShapeLiesBehindInAStyle() {
    let circle: [DisplayItem] = items(view.background(.red, in: Circle()))

    #expect(circle == [.fill(.ellipse(box), Color.red.display), .fill(.rectangle(box), Color.blue.display)])
    #expect(items(view.background(.red, in: Wedge(), fillStyle: FillStyle(eoFill: true))).count == 2)
    #expect(items(view.background(.red, in: Wedge())).first != items(view.background(.red, in: Circle())).first)
  }

  @Test func aShapeLiesBehindInTheBackgroundStyle() {
    #expect(
      items(view.background(in: Circle()).backgroundStyle(.yellow)).first == .fill(.ellipse(box), Color.yellow.display))
    #expect(
      items(view.background(in: Wedge()).backgroundStyle(.yellow)).first == items(view.background(.yellow, in: Wedge())).first)
  }

  @Test func theBackgroundStyleFillsTheFrame() {
    let drawn = items(view.background(ignoresSafeAreaEdges: []).backgroundStyle(.yellow))

    #expect(drawn == [.fill(.rectangle(box), Color.yellow.display), .fill(.rectangle(box), Color.blue.display)])
  }

  @Test func viewsLieBehindAtAnAlignment() {
    let small: some View = Color.red.frame(width: 4, height: 4)
    let corner = DisplayItem.fill(.rectangle(CGRect(x: 56, y: 56, width: 4, height: 4)), Color.red.display)

    #expect(items(view.background(small, alignment: .bottomTrailing)).first == corner)
    #expect(items(view.background(alignment: .bottomTrailing) { small }).first == corner)
  }

  @Test func viewsLieInFrontAtAnAlignment() {
    let small: some View = Color.red.frame(width: 4, height: 4)
    let corner = DisplayItem.fill(.rectangle(CGRect(x: 56, y: 56, width: 4, height: 4)), Color.red.display)

    #expect(items(view.overlay(small, alignment: .bottomTrailing)).last == corner)
    #expect(items(view.overlay(alignment: .bottomTrailing) { small }).last == corner)
  }

  @Test func aStyleLiesInFront() {
    #expect(items(view.overlay(.red, ignoresSafeAreaEdges: [])).last == .fill(.rectangle(box), Color.red.display))
    #expect(items(view.overlay(.red, in: Circle())).last == .fill(.ellipse(box), Color.red.display))
  }

  @Test func roundCornersClip() {
    #expect(items(view.cornerRadius(5)).first == .pushClip(.roundedRectangle(box, cornerRadius: 5)))
  }

  @available(*, deprecated)
  @Test func aFrameWithoutLengthsIsTheContents() {
    #expect(small(view.frame()).frames == [box])
  }

  @Test func aRatioIsGivenAsANumberOrASize() {
    let wide = CGRect(x: 0, y: 25, width: 100, height: 50)

    #expect(small(Color.blue.aspectRatio(2, contentMode: .fit)).frames == [wide])
    #expect(small(Color.blue.aspectRatio(CGSize(width: 4, height: 2), contentMode: ContentMode.fit)).frames == [wide])
    #expect(
      small(Color.blue.aspectRatio(2, contentMode: ContentMode.fill)).frames == [CGRect(x: -50, y: 0, width: 200, height: 100)])
  }

  @Test func anOffsetMovesWhatIsDrawn() {
    let moved = box.offsetBy(dx: 3, dy: 4)

    #expect(small(view.offset(CGSize(width: 3, height: 4))).frames == [moved])
    #expect(small(view.offset(x: 3, y: 4)).frames == [moved])
  }

  @Test func aPositionPutsTheMiddleThere() {
    let there = CGRect(x: 0, y: 10, width: 20, height: 20)

    #expect(small(view.position(CGPoint(x: 10, y: 20))).frames == [there])
    #expect(small(view.position(x: 10, y: 20)).frames == [there])
  }

  @Test func aScaleIsOneNumberOrTwo() {
    let double = items(view.scaleEffect(2, anchor: .center))

    #expect(double == items(view.scaleEffect(CGSize(width: 2, height: 2))) && double == items(view.scaleEffect(x: 2, y: 2)))
    #expect(double != items(view))
  }

  @Test func oldCodeGoesToTheEdgesOfTheScreen() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))
    graph.rootNode.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    graph.mount(Rectangle().fill(Color.blue).edgesIgnoringSafeArea(.top))

    #expect(graph.displayList().fills.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 90)])
  }
}

/// A corner of its rectangle, which can't be drawn smaller on all sides.
private struct Wedge: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
