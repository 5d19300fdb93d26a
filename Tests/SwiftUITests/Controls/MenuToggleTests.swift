import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct MenuToggleTests {
  @Test func aToggleInAMenuIsMarkedWhileItIsOn() {
    let marked = ControlScreen(
      Toggle("Compact", isOn: .constant(true)).environment(\.isInMenu, true))
    let unmarked = ControlScreen(
      Toggle("Compact", isOn: .constant(false)).environment(\.isInMenu, true))

    #expect(marked.graph.displayList().items.count > unmarked.graph.displayList().items.count)
    #expect(marked.lines == ["toggle \"Compact\" on"] && unmarked.lines == ["toggle \"Compact\" off"])
  }

  @Test func aToggleInAMenuHasNoSwitch() {
    let plain = ControlScreen(Text("Compact"))
    let item = ControlScreen(Toggle("Compact", isOn: .constant(false)).environment(\.isInMenu, true))

    #expect(item.graph.displayList().items.count == plain.graph.displayList().items.count)
  }
}
