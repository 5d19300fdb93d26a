// The runtime's graph stands in for a screen here; Apple's SwiftUI has no such door.
#if !canImport(Darwin)
  import SwiftUI
  @_spi(Runtime) import SwiftUICore
  import Testing
  import TopdownScenarios

  @Suite @MainActor struct HostTests {
    /// A core that hands out the binding it was given.
    struct Counter: View {
      @Binding var count: Int
      let seen: (Binding<Int>) -> Void

      var body: some View {
        let _ = seen($count)
        Text("\(count)")
      }
    }

    @Test func aHostOwnsWhatItsCoreWrites() throws {
      var seen: [Int] = []
      var binding: Binding<Int>?
      let graph = graph(
        Host(1) {
          Counter(
            count: $0,
            seen: {
              seen.append($0.wrappedValue); binding = $0
            })
        })

      try #require(binding).wrappedValue = 2
      graph.update()

      #expect(seen == [1, 2])
    }

    @Test func aBodyThatReadsAVariableIsEvaluatedAgain() {
      var seen: [Int] = []
      let variable = Binding.variable(1)
      let graph = graph(Counter(count: variable, seen: { seen.append($0.wrappedValue) }))

      variable.wrappedValue = 2
      graph.update()

      #expect(seen == [1, 2])
    }

    private func graph(_ view: some View) -> ViewGraph {
      let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
      graph.size = CGSize(width: 100, height: 100)
      graph.mount(view)
      graph.update()
      return graph
    }
  }
#endif
