import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct DynamicPropertyTests {
  @Test func aPropertyOfTheUsersOwnIsUpdatedBeforeTheBodyWithItsOwnStatesInPlace() {
    let screen = Screen(Tallied())
    let before = screen.texts

    screen.update()

    #expect(before == ["updated with 5"])
    #expect(screen.texts == ["updated with 5"])
  }

  @Test func whatAPropertyOfTheUsersOwnReadsMakesItsViewDirty() {
    let handle = Handle<Int>()
    let screen = Screen(Handed(handle: handle))

    handle.value = 3
    screen.update()

    #expect(screen.texts == ["updated with 3"])
  }

  @Test func aBindingMayWriteInAnAnimation() {
    let handle = Handle<Int>()
    let notes = Notes()
    let screen = Screen(
      Holder(0, handle) { number in
        let _ = notes.add(Transaction.current.animation.map { "\($0 == .linear)" } ?? "none")
        Text("\(number.wrappedValue)")
      })

    handle.binding.animation(.linear).wrappedValue = 1
    screen.update()

    #expect(notes.take() == ["none", "true"])
  }
}

private struct Tally: DynamicProperty {
  @State private var count: Int
  private var seen = 0
  var handle: Handle<Int>?

  init(_ count: Int, handle: Handle<Int>? = nil) {
    _count = State(initialValue: count)
    self.handle = handle
  }

  var wrappedValue: String { "updated with \(seen)" }

  mutating func update() {
    seen = count
    let binding = $count
    if let handle { MainActor.assumeIsolated { handle.binding = binding } }
  }
}

private struct Tallied: View {
  private var tally = Tally(5)

  var body: some View { Text(tally.wrappedValue) }
}

private struct Handed: View {
  private var tally: Tally

  init(handle: Handle<Int>) { tally = Tally(1, handle: handle) }

  var body: some View { Text(tally.wrappedValue) }
}
