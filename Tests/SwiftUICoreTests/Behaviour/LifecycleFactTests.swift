import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct LifecycleFactTests {
  private let notes = Notes()

  @Test("onAppear runs even for a view that draws nothing, once (fact 1)") func appearing() {
    _ = Screen(AnyView(EmptyView()).onAppear { notes.add("appear") })

    #expect(notes.take() == ["appear"])
  }

  @Test("with another id the new view appears before the old one disappears (fact 2)") func anotherID() {
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(false, handle) { flag in
        Text("x").onAppear { notes.add("A\(flag.wrappedValue)") }.onDisappear { notes.add("D\(flag.wrappedValue)") }
          .id(flag.wrappedValue)
      })

    handle.value = true
    screen.update()
    screen.graph.unmount()

    #expect(notes.take() == ["Afalse", "Atrue", "Dtrue", "Dtrue"])
  }

  @Test("with another id and no transition the old view disappears first (fact 3)") func anotherIDWithoutTransition() {
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(false, handle) { flag in
        Text("x").onAppear { notes.add("A") }.onDisappear { notes.add("D") }.transition(.identity).id(flag.wrappedValue)
      })

    handle.value = true
    screen.update()

    #expect(notes.take() == ["A", "D", "A"])
  }

  @Test("onAppear inside of an id runs again with another id, and outside it does not (facts 4, 5)") func insideOfAnID() {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { id in
        Text("x").onAppear { notes.add("inside") }.id(id.wrappedValue).onAppear { notes.add("outside") }
      })

    handle.value = 1
    screen.update()

    #expect(notes.take() == ["inside", "outside", "inside"])
  }

  @Test("what onAppear writes shows in the first frame (fact 6)") func writingInOnAppear() {
    #expect(Screen(Greeting()).texts == ["hello"])
  }

  @Test("a removed view's onDisappear and a new one's onAppear belong to the update (fact 6)") func comingAndGoing() {
    let handle = Handle<Bool>()
    let screen = Screen(
      Holder(true, handle) { isOn in
        VStack {
          if isOn.wrappedValue { Text("x").onAppear { notes.add("in") }.onDisappear { notes.add("out") } }
        }
      })

    handle.value = false
    screen.update()
    handle.value = true
    screen.update()

    #expect(notes.take() == ["in", "out", "in"])
  }

  @Test("a task starts on a later turn than onAppear, once, and again for another id (facts 7, 8, 9)") func tasks() async {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { id in
        Text("x").task(id: id.wrappedValue) { notes.add("task \(id.wrappedValue)") }.task { notes.add("once") }
          .onAppear { notes.add("appear") }
      })

    let first = notes.take()
    await turns()
    let second = notes.take().sorted()
    handle.value = 1
    screen.update()
    await turns()

    #expect(first == ["appear"])
    #expect(second == ["once", "task 0"])
    #expect(notes.take() == ["task 1"])
  }

  @Test("a task is cancelled when its view leaves, and when its id changes (fact 10)") func cancellation() async {
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { id in
        VStack {
          if id.wrappedValue < 2 {
            Text("x").task(id: id.wrappedValue) {
              let number = id.wrappedValue
              try? await Task.sleep(for: .seconds(1000))
              notes.add("\(number) \(Task.isCancelled)")
            }
          }
        }
      })

    await turns()
    handle.value = 1
    screen.update()
    await turns { !notes.lines.isEmpty }
    handle.value = 2
    screen.update()
    await turns { notes.lines.count > 1 }

    #expect(notes.take().count == 2)
  }

  @Test("children appear before their parents (fact 11)") func order() {
    _ = Screen(VStack { Text("a").onAppear { notes.add("child") } }.onAppear { notes.add("parent") })

    #expect(notes.take() == ["child", "parent"])
  }

  /// Lets tasks of the main actor run that are ready.
  private func turns(until isDone: () -> Bool = { true }) async {
    for _ in 0..<20 { await Task.yield() }
    // A sleep that is cancelled ends on another thread.
    while !isDone() { await Task.yield() }
  }
}

private struct Greeting: View {
  @State private var text = ""

  var body: some View { Text(text).onAppear { text = "hello" } }
}
