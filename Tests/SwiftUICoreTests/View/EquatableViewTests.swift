import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct EquatableViewTests {
  @Test func anEqualViewIsNotEvaluatedAgain() {
    let bodies = Notes()
    let handle = Handle<Int>()
    let screen = Screen(Holder(1, handle) { Tens(number: $0.wrappedValue, bodies: bodies).equatable() })

    handle.value = 2
    screen.update()
    handle.value = 10
    screen.update()

    #expect(bodies.take() == ["1", "10"])
  }
}

private struct Tens: View, @preconcurrency Equatable {
  let number: Int
  let bodies: Notes

  static func == (left: Tens, right: Tens) -> Bool { left.number / 10 == right.number / 10 }

  var body: some View {
    let _ = bodies.add("\(number)")
    Text("\(number)")
  }
}
