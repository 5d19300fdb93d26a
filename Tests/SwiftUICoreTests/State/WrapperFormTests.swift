import Combine
import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

/// Each way to make a property wrapper, in views that write their initializers themselves.
@MainActor struct WrapperFormTests {
  @Test func aStateOfAnOptionalStartsWithNothing() {
    let handle = Handle<String?>()
    let screen = Screen(Optionally(handle: handle))
    #expect(screen.texts == ["nothing"])

    handle.value = "Dune"
    screen.update()

    #expect(screen.texts == ["Dune"])
  }

  @Test func aStateHasAValueAndABinding() {
    let state = State(wrappedValue: 3)

    #expect(state.wrappedValue == 3 && state.projectedValue.wrappedValue == 3)
    #expect(State(initialValue: 4).wrappedValue == 4)
  }

  @Test func anObservedObjectIsFollowedHoweverItIsGiven() {
    let (first, second) = (Counter(), Counter())
    let screen = Screen(
      HStack {
        Observing(ObservedObject(initialValue: first))
        Observing(ObservedObject(wrappedValue: second))
      })

    first.count = 1
    second.count = 2
    screen.update()

    #expect(screen.texts == ["1", "2"])
  }

  @Test func anObservedObjectHasBindingsToItsProperties() {
    let counter = Counter()
    let observed = ObservedObject(wrappedValue: counter)
    let wrapper: ObservedObject<Counter>.Wrapper = observed.projectedValue

    wrapper.count.wrappedValue = 5

    #expect(counter.count == 5 && observed.wrappedValue === counter)
  }

  @Test func anEnvironmentObjectIsFoundByItsType() {
    let counter = Counter()
    let handle = Handle<Int>()
    let screen = Screen(Inheriting(handle: handle).environmentObject(counter))

    handle.value = 7
    screen.update()

    #expect(screen.texts == ["7"] && counter.count == 7)
  }

  @Test func anEnvironmentObjectIsWrittenThroughItsWrapper() {
    let counter = Counter()
    let seen = Handle<EnvironmentObject<Counter>.Wrapper>()
    _ = Screen(Wrapping(handle: seen).environmentObject(counter))

    seen.value.count.wrappedValue = 9

    #expect(counter.count == 9)
  }

  @Test func anObservableObjectIsFoundByItsTypeOrIsMissing() {
    let model = Model()
    let found = Screen(Perhaps(Environment(Model.self)).environment(model))
    let missing = Screen(Perhaps(Environment(Model.self)))
    let sure = Screen(Sure(model: Environment(Model.self)).environment(model))

    #expect(found.texts == ["Emma"] && missing.texts == ["none"] && sure.texts == ["Emma"])
  }

  @Test func aBindableObjectHasBindings() {
    let model = Model()

    Bindable(model).name.wrappedValue = "Dune"
    #expect(model.name == "Dune")

    Bindable(projectedValue: Bindable(wrappedValue: model)).projectedValue.name.wrappedValue = "Kim"
    #expect(model.name == "Kim")
  }

  @Test func aStateObjectIsMadeOnceAndHasBindings() {
    let handle = Handle<Int>()
    let screen = Screen(Owning(handle: handle))

    handle.value = 4
    screen.update()

    #expect(screen.texts == ["4"])
  }
}

@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable private final class Model {
  var name = "Emma"
}

private struct Optionally: View {
  private var name: State<String?>
  let handle: Handle<String?>

  init(handle: Handle<String?>) {
    name = State()
    self.handle = handle
  }

  var body: some View {
    let _ = handle.binding = name.projectedValue
    Text(name.wrappedValue ?? "nothing")
  }
}

private struct Observing: View {
  private var counter: ObservedObject<Counter>

  init(_ counter: ObservedObject<Counter>) { self.counter = counter }

  var body: some View { Text(String(counter.wrappedValue.count)) }
}

private struct Inheriting: View {
  private var counter: EnvironmentObject<Counter>
  let handle: Handle<Int>

  init(handle: Handle<Int>) {
    counter = EnvironmentObject()
    self.handle = handle
  }

  var body: some View {
    let _ = handle.binding = counter.projectedValue.count
    Text(String(counter.wrappedValue.count))
  }
}

private struct Wrapping: View {
  @EnvironmentObject private var counter: Counter
  let handle: Handle<EnvironmentObject<Counter>.Wrapper>

  var body: some View {
    let _ = handle.binding = .constant($counter)
    Text("\(counter.count)")
  }
}

private struct Perhaps: View {
  private var model: Environment<Model?>

  init(_ model: Environment<Model?>) { self.model = model }

  var body: some View { Text(model.wrappedValue?.name ?? "none") }
}

private struct Sure: View {
  var model: Environment<Model>

  var body: some View { Text(model.wrappedValue.name) }
}

private struct Owning: View {
  private var counter = StateObject(wrappedValue: Counter())
  let handle: Handle<Int>

  init(handle: Handle<Int>) { self.handle = handle }

  var body: some View {
    let _ = handle.binding = counter.projectedValue.count
    Text(String(counter.wrappedValue.count))
  }
}
