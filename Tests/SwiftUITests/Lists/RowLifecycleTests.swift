import SwiftUI
import Testing

@_spi(Runtime) import SwiftUICore

@MainActor private final class Farewells {
  var lines: [String] = []
}

private struct Shelf: View {
  let titles: [String]
  let notes: Farewells

  var body: some View {
    List(titles, id: \.self) { title in
      Text(title).onDisappear { notes.lines.append(title) }
    }
  }
}

private final class Titles {
  @MainActor var binding: Binding<[String]>!
}

private struct Holder: View {
  @State private var titles = (1...8).map { "\($0)" }
  let handle: Titles
  let notes: Farewells

  var body: some View {
    let _ = handle.binding = $titles
    Shelf(titles: titles, notes: notes)
  }
}

@MainActor struct RowLifecycleTests {
  @Test func rowsThatLeaveTogetherDisappearInTheirOrder() {
    let notes = Farewells()
    let handle = Titles()
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 375, height: 667)
    graph.mount(Holder(handle: handle, notes: notes))

    handle.binding.wrappedValue = ["8"]
    graph.update()

    #expect(notes.lines == (1...7).map { "\($0)" })
  }
}
