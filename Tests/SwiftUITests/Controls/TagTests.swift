import Testing

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct TagTests {
  private func tag(of view: some View) -> TagTrait.Value? {
    let screen = ControlScreen(view)
    return screen.graph.rootNode.children.first?.trait(TagTrait.self)
  }

  @Test func aTagIsFoundByItsTypeAndByTheOptionalOfIt() {
    let tag = tag(of: Text("Dune").tag(3))

    #expect(tag?.value(as: Int.self) == 3)
    #expect(tag?.value(as: Int?.self) == .some(3))
    #expect(tag?.value(as: String.self) == nil)
  }

  @Test func aTagMayRefuseToStandForTheOptional() {
    let tag = tag(of: Text("Dune").tag(3, includeOptional: false))

    #expect(tag?.value(as: Int.self) == 3)
    #expect(tag?.value(as: Int?.self) == nil)
  }
}
