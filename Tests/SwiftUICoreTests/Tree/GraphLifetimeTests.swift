import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct GraphLifetimeTests {
  @Test func aGraphThatNobodyHoldsIsGoneWithItsTree() {
    weak var graph: ViewGraph?
    do {
      let mounted = ViewGraph(environment: EnvironmentValues()) { _ in }
      mounted.mount(VStack { Text("Dune") })
      graph = mounted
      mounted.unmount()
    }

    #expect(graph == nil, "elements must not keep their graph or their parents alive")
  }

  @Test func aBindingOutlivesTheGraphThatItsReadersStoodIn() {
    let handle = Handle<Int>()
    _ = Screen(Holder(0, handle) { value in VStack { ForEach(0..<3) { _ in Text("\(value.wrappedValue)") } } })

    handle.value = 1

    #expect(handle.value == 1)
  }
}
