import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct LifecycleTests {
  @Test("children appear before their parents (Lifecycle.md)") func childrenAppearFirst() {
    let notes = Notes()
    _ = Screen(
      VStack { Text("a").onAppear { notes.add("child") } }.onAppear { notes.add("parent") })

    #expect(notes.lines == ["child", "parent"])
  }

  @Test("onAppear runs even for a view that draws nothing (AppearanceActionModifier.appear)")
  func aViewThatDrawsNothingAppears() {
    let notes = Notes()
    _ = Screen(AnyView(EmptyView()).onAppear { notes.add("appear") })

    #expect(notes.lines == ["appear"])
  }

  @Test("with another id the new view appears before the old one disappears (idTest)") func anotherIDAppearsFirst() {
    let handle = Handle<Bool>()
    let notes = Notes()
    let screen = Screen(
      Holder(false, handle) { flag in
        Text("x")
          .onAppear { notes.add("appear \(flag.wrappedValue)") }
          .onDisappear { notes.add("disappear \(flag.wrappedValue)") }
          .id(flag.wrappedValue)
      })

    handle.value = true
    screen.update()
    screen.graph.unmount()

    #expect(notes.lines == ["appear false", "appear true", "disappear true", "disappear true"])
  }

  @Test("onAppear outside of an id does not run again (idBeforeOnAppear)") func appearanceOutsideOfAnID() {
    let handle = Handle<Int>()
    let notes = Notes()
    let screen = Screen(
      Holder(0, handle) { id in
        Text("x").onAppear { notes.add("inside") }.id(id.wrappedValue).onAppear { notes.add("outside") }
      })

    handle.value = 1
    screen.update()

    #expect(notes.lines == ["inside", "outside", "inside"])
  }

  @Test("onChange: initial adds a first call with equal values (ValueActionModifier)") func changesAreTold() {
    let handle = Handle<Int>()
    let notes = Notes()
    let screen = Screen(
      Holder(0, handle) { value in
        Text("x").onChange(of: value.wrappedValue, initial: true) { old, new in notes.add("\(old) \(new)") }
      })

    handle.value = 1
    screen.update()
    handle.value = 1
    screen.update()
    handle.value = 2
    screen.update()

    #expect(notes.lines == ["0 0", "0 1", "1 2"])
  }

  @Test("a task does not run before the first screen stands (Lifecycle.md)") func aTaskStartsOnALaterTurn() async {
    let notes = Notes()
    let screen = Screen(Text("x").task { notes.add("task") }.onAppear { notes.add("appear") })
    #expect(notes.lines == ["appear"])

    await Task.yield()
    await Task.yield()

    #expect(notes.lines == ["appear", "task"])
    screen.graph.unmount()
  }
}
