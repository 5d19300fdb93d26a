import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Numbered: View {
  @State private var number: Int

  init(_ number: Int) { _number = State(initialValue: number) }

  var body: some View { Text("\(number)") }
}

@MainActor struct IdentityTests {
  @Test("a row's state follows its id; a changed initial value is ignored (foreach/identity)") func stateFollowsTheID() {
    let handle = Handle<[Int]>()
    let seeds = Handle<Int>()
    let screen = Screen(
      Holder(0, seeds) { seed in
        Holder([1, 2, 3], handle) { ids in
          VStack { ForEach(ids.wrappedValue, id: \.self) { Numbered($0 * 10 + seed.wrappedValue) } }
        }
      })
    #expect(screen.texts == ["10", "20", "30"])

    seeds.value = 5
    screen.update()
    #expect(screen.texts == ["10", "20", "30"])

    handle.value = [3, 4, 1]
    screen.update()

    #expect(screen.texts == ["30", "45", "10"])
  }

  @Test func switchingABranchTakesItsStateAway() {
    let flag = Handle<Bool>()
    let inner = Handle<Int>()
    let screen = Screen(
      Holder(true, flag) { isFirst in
        if isFirst.wrappedValue {
          Holder(0, inner) { Text("\($0.wrappedValue)") }
        } else {
          Text("other")
        }
      })
    inner.value = 9
    screen.update()
    #expect(screen.texts == ["9"])

    flag.value = false
    screen.update()
    #expect(screen.texts == ["other"])
    flag.value = true
    screen.update()

    #expect(screen.texts == ["0"])
  }

  @Test func anotherIDMakesNewState() {
    let id = Handle<Int>()
    let inner = Handle<Int>()
    let screen = Screen(Holder(1, id) { id in Holder(0, inner) { Text("\($0.wrappedValue)") }.id(id.wrappedValue) })
    inner.value = 9
    screen.update()

    id.value = 2
    screen.update()

    #expect(screen.texts == ["0"])
  }

  @Test func anotherTypeInAnAnyViewMakesNewState() {
    let flag = Handle<Bool>()
    let screen = Screen(
      Holder(true, flag) { $0.wrappedValue ? AnyView(Numbered(1)) : AnyView(VStack { Numbered(2) }) })

    flag.value = false
    screen.update()

    #expect(screen.texts == ["2"])
  }

  @Test func repeatedIDsLoseNoRow() {
    let screen = Screen(VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } })

    #expect(screen.texts == ["a", "b", "a"])
  }

  @Test("an empty ForEach contributes no child and no spacing (foreach/empty)") func anEmptyForEachTakesNoSpace() {
    let screen = Screen(
      VStack {
        Color.red; ForEach([Int](), id: \.self) { _ in Text("x") }; Color.blue
      })

    let frames = screen.graph.displayList().items

    #expect(frames.count == 2)
    #expect(screen.graph.rootNode.children[0].children.map(\.size.height) == [146, 146])
  }

  @Test func aModifierWithABodyWrapsItsContentAndKeepsState() {
    struct Framed: ViewModifier {
      @State private var title = "framed"
      func body(content: Content) -> some View {
        VStack {
          Text(title); content
        }
      }
    }
    let handle = Handle<Int>()
    let screen = Screen(Holder(0, handle) { Text("\($0.wrappedValue)").modifier(Framed()) })

    handle.value = 1
    screen.update()

    #expect(screen.texts == ["framed", "1"])
  }
}
