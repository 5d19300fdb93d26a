import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Gate: ViewModifier {
  let isOpen: Bool

  func body(content: Content) -> some View {
    if isOpen { content }
  }
}

private struct Seeded: View {
  @State private var seed: Int

  init(_ seed: Int) { _seed = State(initialValue: seed) }

  var body: some View { Text("\(seed)") }
}

@MainActor struct ViewModifierTests {
  @Test func contentThatAModifierShowsLaterStartsFromTheNewestValue() {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { value in Seeded(value.wrappedValue).modifier(Gate(isOpen: value.wrappedValue > 0)) })

    handle.value = 5
    screen.update()

    #expect(screen.texts == ["5"])
  }
}
