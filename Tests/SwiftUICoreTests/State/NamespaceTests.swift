import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct NamespaceTests {
  @Test func aNamespaceStaysTheSameAndEachPlaceHasItsOwn() {
    let seen = Seen()
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { number in
        VStack {
          Naming(seen: seen, number: number.wrappedValue)
          Naming(seen: seen, number: number.wrappedValue)
        }
      })

    handle.value = 1
    screen.update()

    #expect(seen.ids.count == 4)
    #expect(seen.ids[0] == seen.ids[2] && seen.ids[1] == seen.ids[3] && seen.ids[0] != seen.ids[1])
  }
}

@MainActor private final class Seen {
  var ids: [Namespace.ID] = []
}

private struct Naming: View {
  @Namespace private var space
  let seen: Seen
  let number: Int

  var body: some View {
    let _ = seen.ids.append(space)
    Text("\(number)")
  }
}
