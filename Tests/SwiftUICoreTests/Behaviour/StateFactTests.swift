import Combine
import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct StateFactTests {
  private let notes = Notes()

  @Test("a body can tell what made it run (fact 34)") func changesAreTold() {
    let notes = Notes()
    let handle = Handle<Int>()

    let screen = Screen(Holder(1, handle) { Telling(number: $0.wrappedValue, notes: notes) })
    handle.value = 2
    screen.update()

    #expect(notes.take() == ["Telling: @self changed.", "Telling: @self changed."])
  }

  @Test("a body with state tells its place, and later which state has changed (fact 34)") func changesOfStateAreTold() {
    let notes = Notes()
    let handle = Handle<String>()

    let screen = Screen(TellingState(handle: handle, notes: notes))
    handle.value = "Emma"
    screen.update()

    #expect(notes.take() == ["TellingState: @self, @identity, _name changed.", "TellingState: _name changed."])
  }

  @Test("a body that an observable model made run tells of dependencies (fact 34)") func changesOfModelsAreTold() {
    let notes = Notes()
    let model = Counting()

    let screen = Screen(TellingModel(model: model, notes: notes))
    model.value = 2
    screen.update()

    #expect(notes.take() == ["TellingModel: @self changed.", "TellingModel: @dependencies changed."])
  }

  @Test("what a child writes into a bindable model as it appears, its parent finds (fact 26)") func bindables() {
    let notes = Notes()

    _ = Screen(BindingParent(notes: notes))

    #expect(notes.lines == ["child 1", "parent 2"])
  }

  @Test("a range without ids is read once, and one that changes is warned of (fact 37)") func constantRanges() {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(3, handle) { count in
        VStack { ForEach(0..<count.wrappedValue) { Text("\($0)") } }
      })

    handle.value = 5
    screen.update()

    #expect(screen.texts == ["0", "1", "2"])
    #expect(
      screen.graph.warnings == [
        #"ForEach<Range<Int>, Int, Text>: the range of 3 has become one of 5, and its rows stay as they were: a range without ids "#
          + #"is read once. Write ForEach(_:id:) with id: \.self for one that changes."#
      ])
  }

  @Test("onChange follows writes on one turn and the next, in each form (facts 12, 13, 14)") func changes() {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { value in
        Text("x").onAppear { value.wrappedValue = 1 }
          .onChange(of: value.wrappedValue) { notes.add("\($0) \($1)") }
          .onChange(of: value.wrappedValue) { notes.add("changed") }
      })

    handle.value = 2
    screen.update()

    #expect(notes.take() == ["0 1", "changed", "1 2", "changed"])
  }

  @Test("the older form of onChange is told new values (fact 12)")
  @available(*, deprecated) func olderForm() {
    let handle = Handle<Int>()
    let screen = Screen(Holder(0, handle) { Text("x").onChange(of: $0.wrappedValue, perform: { notes.add("\($0)") }) })

    handle.value = 1
    screen.update()

    #expect(notes.take() == ["1"])
  }

  @Test("with initial a first call has the value twice (facts 15, 16)") func initialChange() {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { value in
        Text("x").onChange(of: value.wrappedValue, initial: true) { notes.add("\($0) \($1)") }
          .onChange(of: 5, initial: true) { notes.add("once") }
      })

    handle.value = 1
    screen.update()

    #expect(notes.take() == ["0 0", "once", "0 1"])
  }

  @Test("an equal value is no change, and each turn's change is told (facts 17, 18)") func equalValues() {
    let handle = Handle<Bool>()
    let screen = Screen(Holder(false, handle) { Text("x").onChange(of: $0.wrappedValue) { notes.add("\($1)") } })

    for value in [false, true, true, false, true] {
      handle.value = value
      screen.update()
    }

    #expect(notes.take() == ["true", "false", "true"])
  }

  @Test("reading a state right after writing it gives the new value (fact 19)") func readingAfterWriting() {
    let handle = Handle<Int>()
    _ = Screen(
      Holder(0, handle) { value in
        Text("x").onAppear {
          value.wrappedValue = 7
          notes.add("\(value.wrappedValue)")
        }
      })

    #expect(notes.take() == ["7"])
  }

  @Test("writes coalesce by transaction, not by turn (fact 20)") func transactions() {
    let handle = Handle<Int>()
    _ = Screen(
      Holder(0, handle) { value in
        let _ = notes.add("body \(value.wrappedValue)")
        Text("x").onAppear {
          value.wrappedValue = 1
          value.wrappedValue = 2
          withAnimation {
            value.wrappedValue = 3
            value.wrappedValue = 4
          }
        }
        .onChange(of: value.wrappedValue) { notes.add("\($0) to \($1)") }
      })

    #expect(notes.take() == ["body 0", "body 2", "0 to 2", "body 4", "2 to 4"])
  }

  @Test("publishing one of two properties runs the parent and one child (facts 21, 22)") func observableObjects() {
    let model = Published2()
    let screen = Screen(ObservedParent(model: model, notes: notes))
    let first = notes.take()

    model.first += 1
    screen.update()
    let second = notes.take()
    model.unpublished += 1
    screen.update()

    #expect(first == ["parent", "first", "second"])
    #expect(second == ["parent", "first"])
    #expect(notes.take() == [])
  }

  @Test("an observable object counts the same, and ignored properties for nothing (facts 23, 24, 25)") func observables() {
    let model = Observable2()
    let screen = Screen(ObservableParent(model: model, notes: notes))
    let first = notes.take()

    model.first += 1
    screen.update()
    let second = notes.take()
    model.ignored += 1
    screen.update()

    #expect(first == ["parent", "first", "second"])
    #expect(second == ["parent", "first"])
    #expect(notes.take() == [])
  }

  @Test("the environment that was set or changed is seen in the child's onAppear (facts 27, 28)") func environments() {
    _ = Screen(
      EnvironmentReading(notes: notes).transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }.environment(\.lineLimit, 4))

    #expect(notes.take() == ["5"])
  }

  @Test("an object is read by its type, and none where none is given (facts 30, 31)") func environmentObjects() {
    let model = Observable2()
    let object = Published2()
    model.first = 3
    object.first = 4
    _ = Screen(
      VStack {
        ObjectReading(notes: notes).environment(model)
        ObjectReading(notes: notes).environment(Optional<Observable2>.none)
      }.environmentObject(object))

    #expect(notes.take() == ["3 4", "nil 4"])
  }

  @Test("a later value for a key shadows an earlier one (fact 32)") func environmentValues() {
    var values = EnvironmentValues()
    values.lineLimit = 1
    values.lineLimit = 2

    #expect(values.lineLimit == 2)
  }

  @Test("a view that is equal runs less often than one that can't be compared (fact 33)") func equatableViews() {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { number in
        let _ = number.wrappedValue
        VStack {
          Plain(action: { _ = number }, notes: notes)
          Comparable2(action: { _ = number }, notes: notes).equatable()
        }
      })

    for number in 1...2 {
      handle.value = number
      screen.update()
    }

    let bodies = notes.take()
    #expect(bodies.filter { $0 == "plain" }.count == 3)
    #expect(bodies.filter { $0 == "equal" }.count == 1)
  }

  @Test("AnyView(EmptyView()) may be all there is, with stored properties or without (fact 35)") func emptyRoots() {
    #expect(Screen(EmptyRoot(number: 1)).texts == [])
    #expect(Screen(AnyView(EmptyView())).texts == [])
  }

  @Test("the state of a row follows its id, and another initial value is ignored (fact 36)") func rowStates() {
    let handle = Handle<[Int]>()
    let screen = Screen(
      Holder([1, 2], handle) { items in
        VStack { ForEach(items.wrappedValue, id: \.self) { Seeded(id: $0, seed: items.wrappedValue.count) } }
      })

    handle.value = [3, 2, 1]
    screen.update()

    #expect(screen.texts == ["3 of 3", "2 of 2", "1 of 2"])
  }

  @Test("an object's change is told before, and shows after (fact 42)") func willChange() {
    let model = Published2()
    let screen = Screen(ObservedText(model: model))
    let cancellable = model.objectWillChange.sink { notes.add("will \(model.first)") }

    model.first = 1
    screen.update()

    #expect(notes.take() == ["will 0"])
    #expect(screen.texts == ["1"])
    withExtendedLifetime(cancellable) {}
  }
}

private final class Published2: ObservableObject {
  @Published var first = 0
  @Published var second = 0
  var unpublished = 0
}

@Observable private final class Observable2 {
  var first = 0
  var second = 0
  @ObservationIgnored var ignored = 0
}

private struct Child: View {
  let name: String
  let value: Int
  let notes: Notes

  var body: some View {
    let _ = notes.add(name)
    Text("\(value)")
  }
}

private struct ObservedParent: View {
  @ObservedObject var model: Published2
  let notes: Notes

  var body: some View {
    let _ = notes.add("parent")
    VStack {
      Child(name: "first", value: model.first, notes: notes)
      Child(name: "second", value: model.second, notes: notes)
    }
  }
}

private struct ObservableParent: View {
  @State var model: Observable2
  let notes: Notes
  private var computed: Int { model.first }

  var body: some View {
    let _ = notes.add("parent")
    VStack {
      Child(name: "first", value: computed, notes: notes)
      Child(name: "second", value: model.second, notes: notes)
    }
  }
}

private struct ObservedText: View {
  @ObservedObject var model: Published2

  var body: some View { Text("\(model.first)") }
}

private struct EnvironmentReading: View {
  @Environment(\.lineLimit) private var limit
  let notes: Notes

  var body: some View { Text("x").onAppear { notes.add("\(limit ?? 0)") } }
}

private struct ObjectReading: View {
  @Environment(Observable2.self) private var model: Observable2?
  @EnvironmentObject private var object: Published2
  let notes: Notes

  init(notes: Notes) { self.notes = notes }

  var body: some View {
    Text("x").onAppear { notes.add("\(model.map { "\($0.first)" } ?? "nil") \(object.first)") }
  }
}

private struct Plain: View {
  let action: () -> Void
  let notes: Notes

  var body: some View {
    let _ = notes.add("plain")
    Text("x")
  }
}

private struct Comparable2: View, @preconcurrency Equatable {
  let action: () -> Void
  let notes: Notes

  static func == (left: Comparable2, right: Comparable2) -> Bool { true }

  var body: some View {
    let _ = notes.add("equal")
    Text("x")
  }
}

private struct EmptyRoot: View {
  let number: Int

  var body: some View { AnyView(EmptyView()) }
}

private struct Seeded: View {
  @State private var seed: Int
  let id: Int

  init(id: Int, seed: Int) {
    self.id = id
    _seed = State(initialValue: seed)
  }

  var body: some View { Text("\(id) of \(seed)") }
}

@Observable private final class Counting {
  var value = 1
}

private struct BindingParent: View {
  @State private var model = Counting()
  let notes: Notes

  var body: some View {
    BindingChild(value: Bindable(model).value, notes: notes).onAppear { notes.add("parent \(model.value)") }
  }
}

private struct BindingChild: View {
  @Binding var value: Int
  let notes: Notes

  var body: some View {
    Text("x").onAppear {
      notes.add("child \(value)")
      value = 2
    }
  }
}

private struct Telling: View {
  let number: Int
  let notes: Notes

  var body: some View {
    let _ = notes.add(Self.changes ?? "nothing")
    Text("\(number)")
  }
}

private struct TellingState: View {
  @State private var name = "Dune"
  let handle: Handle<String>
  let notes: Notes

  var body: some View {
    let _ = Self._logChanges()
    let _ = notes.add(Self.changes ?? "nothing")
    let _ = handle.binding = $name
    Text(name)
  }
}

private struct TellingModel: View {
  let model: Counting
  let notes: Notes

  var body: some View {
    let _ = notes.add(Self.changes ?? "nothing")
    Text("\(model.value)")
  }
}
