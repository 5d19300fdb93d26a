import Observation
import SwiftUI
import Testing

@_spi(Runtime) import SwiftUICore

@MainActor private final class Told {
  var lines: [String] = []
}

private struct Shelf: View {
  let titles: [String]
  let notes: Told

  var body: some View {
    List(titles, id: \.self) { title in
      Text(title).onDisappear { notes.lines.append(title) }
    }
  }
}

@Observable private final class Model {
  var count = 0
}

private struct Count: View {
  let model: Model
  let notes: Told

  var body: some View {
    let _ = notes.lines.append("row")
    Text("\(model.count)")
  }
}

private final class Titles {
  @MainActor var binding: Binding<[String]>!
}

private struct Holder: View {
  @State private var titles = (1...8).map { "\($0)" }
  let handle: Titles
  let notes: Told

  var body: some View {
    let _ = handle.binding = $titles
    Shelf(titles: titles, notes: notes)
  }
}

@MainActor struct RowLifecycleTests {
  @Test func rowsThatLeaveTogetherDisappearInTheirOrder() {
    let notes = Told()
    let handle = Titles()
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 375, height: 667)
    graph.mount(Holder(handle: handle, notes: notes))

    handle.binding.wrappedValue = ["8"]
    graph.update()

    #expect(notes.lines == (1...7).map { "\($0)" })
  }

  @Test func whatARowReadsInAListIsTheRowsAlone() {
    let models = [Model(), Model(), Model()]
    let notes = Told()
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 375, height: 667)
    graph.mount(
      List(0..<3, id: \.self) { index in
        let _ = notes.lines.append("content")
        Count(model: models[index], notes: notes)
      })
    notes.lines = []

    models[1].count = 5
    graph.update()

    #expect(notes.lines == ["row"])
  }
}
