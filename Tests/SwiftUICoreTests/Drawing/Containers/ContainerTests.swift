import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ContainerTests {
  private func items(_ view: some View) -> [DisplayItem] {
    Screen(view, size: CGSize(width: 40, height: 40)).graph.displayList().items
  }

  private func shape(_ view: some View) -> DisplayShape? {
    for case .fill(let shape, _) in items(view) { return shape }
    return nil
  }

  @Test func aRelativeShapeIsThatOfItsContainer() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)

    #expect(shape(ContainerRelativeShape().fill(.red)) == .rectangle(frame))
    #expect(shape(ContainerRelativeShape().fill(.red).containerShape(Circle())) == .ellipse(frame))
    #expect(
      shape(ContainerRelativeShape().inset(by: 10).fill(.red).containerShape(RoundedRectangle(cornerRadius: 12)))
        == .roundedRectangle(frame.insetBy(dx: 10, dy: 10), cornerRadius: 2))
  }

  @Test func aRelativeShapeClipsToo() {
    let clipped = items(Color.red.clipShape(ContainerRelativeShape()).containerShape(Circle()))

    #expect(clipped.first == .pushClip(.ellipse(CGRect(x: 0, y: 0, width: 40, height: 40))))
  }

  @Test func glassLiesBehindTheView() {
    let drawn = items(Text("A").padding(4).glassEffect())

    #expect(drawn.count == 3)
    guard case .text = drawn.last else { return #expect(Bool(false), "the text is not on top") }
    #expect(items(Text("A").glassEffect(.identity)).count == 1)
    #expect(items(Text("A").glassEffect(.regular.tint(.red).interactive(), in: Rectangle())).first != drawn.first)
  }

  @Test func aGlassContainerShowsItsContent() {
    #expect(Screen(GlassEffectContainer(spacing: 4) { Text("A") }).texts == ["A"])
  }

  @Test func aContainersBackgroundLiesBehindTheView() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let view = Color.clear.containerBackground(.red, for: .navigation)
    let layer = Color.clear.containerBackground(for: .tabView) { Color.blue }

    #expect(items(view) == [.fill(.rectangle(frame), Color.red.display)])
    #expect(items(layer) == [.fill(.rectangle(frame), Color.blue.display)])
  }
}
