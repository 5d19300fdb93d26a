import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct NavigationTransitionTests {
  @Test func aTransitionAndItsSourceStandInTheEnvironment() {
    struct Reading: View {
      @Environment(\.navigationTransition) private var transition
      @Environment(\.matchedTransitionSource) private var source
      var body: some View {
        Text(
          "\((transition as? ZoomNavigationTransition).map { "\($0.sourceID)" } ?? "automatic") from \(source.map { "\($0.id)" } ?? "nowhere")"
        )
      }
    }
    struct Screen: View {
      @Namespace private var namespace
      var body: some View {
        Reading()
        Reading()
          .matchedTransitionSource(id: "card", in: namespace)
          .navigationTransition(.zoom(sourceID: "book", in: namespace))
      }
    }

    let screen = ControlScreen(Screen())

    #expect(screen.texts == ["automatic from nowhere", "book from card"])
  }
}
