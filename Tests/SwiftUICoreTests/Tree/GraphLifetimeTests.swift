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

  @Test func aGraphThatIsLetGoWithoutUnmountingIsGoneThoughItsPlaceIsRead() {
    weak var layout: LayoutPass?
    do {
      let screen = Screen(GeometryReader { Text("\($0.frame(in: .global).minX)") })
      screen.update()
      layout = screen.graph.layout
    }

    #expect(layout == nil, "whoever reads its place is held by the layout and must not hold it")
  }

  @Test func aBindingOutlivesTheGraphThatItsReadersStoodIn() {
    let handle = Handle<Int>()
    _ = Screen(Holder(0, handle) { value in VStack { ForEach(0..<3) { _ in Text("\(value.wrappedValue)") } } })

    handle.value = 1

    #expect(handle.value == 1)
  }

  @Test func tasksOfAGraphThatIsLetGoAreCancelled() async {
    let notes = Notes()
    do {
      _ = Screen(
        Text("x").task {
          try? await Task.sleep(for: .seconds(3600))
          notes.add("cancelled: \(Task.isCancelled)")
        })
    }

    for _ in 0..<1000 where notes.lines.isEmpty { await Task.yield() }

    #expect(notes.lines == ["cancelled: true"])
  }
}
