import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Child: View {
  let name: String
  let value: Int
  let notes: Notes

  var body: some View {
    let _ = notes.add(name)
    Text("\(name) \(value)")
  }
}

@Observable private final class Model {
  var first = 0
  var second = 0
  @ObservationIgnored var ignored = 0
}

private struct ModelView: View {
  let model: Model
  let notes: Notes
  private var sum: Int { model.first }

  var body: some View {
    let _ = notes.add("parent")
    VStack {
      Child(name: "first", value: sum, notes: notes)
      Child(name: "second", value: model.second, notes: notes)
    }
  }
}

private struct Row: View {
  let index: Int
  let notes: Notes
  let onTap: () -> Void

  var body: some View {
    let _ = notes.add("row \(index)")
    Text("\(index)").onAppear(perform: onTap)
  }
}

private struct Item: View {
  let model: Model
  let notes: Notes

  var body: some View {
    let _ = notes.add("item")
    Text("\(model.first)")
  }
}

private struct LimitReader: View {
  @Environment(\.lineLimit) private var lineLimit
  let notes: Notes

  var body: some View {
    let _ = notes.add("reader")
    Text("\(lineLimit ?? 0)")
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    let _ = count += 1
    Text("\(count)")
  }
}

@MainActor struct DependencyTests {
  @Test("only the child whose input changed runs again (observableMacroTrackedValue)") func onlyTheChangedChildRuns() {
    let model = Model()
    let notes = Notes()
    let screen = Screen(ModelView(model: model, notes: notes))
    #expect(notes.take() == ["parent", "first", "second"])

    model.second = 5
    screen.update()

    #expect(notes.lines == ["parent", "second"])
  }

  @Test("an ignored property evaluates nothing (observableMacroIgnoredValue)") func anIgnoredPropertyEvaluatesNothing() {
    let model = Model()
    let notes = Notes()
    let screen = Screen(ModelView(model: model, notes: notes))
    _ = notes.take()

    model.ignored = 5
    screen.update()

    #expect(notes.lines.isEmpty)
  }

  @Test func aParentsStateAboveUnchangedRowsRunsOneBody() {
    let handle = Handle<Bool>()
    let notes = Notes()
    let action = {}
    let screen = Screen(
      Holder(false, handle) { _ in
        VStack { ForEach(0..<100) { Row(index: $0, notes: notes, onTap: action) } }
      })
    let before = screen.graph.bodyEvaluations

    handle.value = true
    screen.update()

    #expect(screen.graph.bodyEvaluations - before == 1, "a closure handed down twice is the same closure")
  }

  @Test func onlyTheReaderOfAStateIsEvaluated() {
    let inner = Handle<Int>()
    let notes = Notes()
    let screen = Screen(
      VStack {
        Child(name: "sibling", value: 0, notes: notes)
        Holder(0, inner) { Text("\($0.wrappedValue)") }
      })
    _ = notes.take()
    let before = screen.graph.bodyEvaluations

    inner.value = 1
    screen.update()

    #expect(screen.graph.bodyEvaluations - before == 1)
    #expect(notes.lines.isEmpty)
    #expect(screen.texts == ["sibling 0", "1"])
  }

  @Test func whatARowReadsIsTheRowsAlone() {
    let models = [Model(), Model(), Model()]
    let notes = Notes()
    let screen = Screen(
      VStack {
        ForEach(0..<3) { index in
          let _ = notes.add("content \(index)")
          Item(model: models[index], notes: notes)
        }
      })
    _ = notes.take()

    models[1].first = 5
    screen.update()

    #expect(notes.lines == ["item"], "ForEach has read nothing that changed")
    #expect(screen.texts == ["0", "5", "0"])
  }

  @Test func anEnvironmentThatIsNewConcernsNobodyOutside() {
    let handle = Handle<Bool>()
    let notes = Notes()
    let screen = Screen(
      VStack {
        LimitReader(notes: notes)
        Holder(false, handle) { isShown in
          if isShown.wrappedValue { Text("new").lineLimit(2) }
        }
      })
    _ = notes.take()

    handle.value = true
    screen.update()

    #expect(notes.lines.isEmpty)
    #expect(screen.texts == ["0", "new"])
  }

  @Test func aBodyThatWritesWhatItReadsIsNamedAndStops() {
    let screen = Screen(Counting())

    #expect(
      screen.graph.failure?.description
        == "Counting never settles: its body ran more than 100 times in one update, because it reads @State count of Counting, "
        + "which changes whenever it runs. Write state from an action, a task or onChange with a condition, not from a body.")
  }

  @Test func aBodyThatDirtiesItselfForeverIsNamedAndStops() {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { value in
        Text("\(value.wrappedValue)").onChange(of: value.wrappedValue) { value.wrappedValue += 1 }
      })

    handle.value = 1
    screen.update()

    #expect(
      screen.graph.failure?.description.hasPrefix("Holder<Int, ") == true
        && screen.graph.failure?.description.contains("it reads @State value of Holder<Int, ") == true,
      "\(screen.graph.failure?.description ?? "no failure")")
  }
}
