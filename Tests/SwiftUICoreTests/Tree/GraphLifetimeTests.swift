import Foundation
import Testing

@_spi(Runtime) import SwiftUICore

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
}
