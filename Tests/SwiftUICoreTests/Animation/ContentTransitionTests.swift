import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct TransitionReader: View {
  @Environment(\.contentTransition) private var transition

  var body: some View { Text(transition == .symbolEffect(.replace.downUp) ? "by its symbol" : "in another way") }
}

@MainActor struct ContentTransitionTests {
  @Test func viewsInsideReadHowTheirContentChanges() {
    #expect(Screen(TransitionReader().contentTransition(.symbolEffect(.replace.downUp))).texts == ["by its symbol"])
    #expect(Screen(TransitionReader().contentTransition(.opacity)).texts == ["in another way"])
  }
}
