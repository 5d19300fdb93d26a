import Testing

@_spi(Runtime) @testable import SwiftUICore

/// Owns a state without reading it.
private struct Owner<Content: View>: View {
  @State private var value = 0
  let handle: Handle<Int>
  @ViewBuilder let content: (Binding<Int>) -> Content

  var body: some View {
    let _ = handle.binding = $value
    content($value)
  }
}

private struct Reader: View {
  let name: String
  @Binding var value: Int
  let notes: Notes

  var body: some View {
    let _ = notes.add("\(name) \(value)")
    Text("\(value)")
  }
}

/// Sets the environment from a state, far above those who read it.
private struct Setter<Content: View>: View {
  @Binding var value: Int
  let content: Content

  var body: some View { content.lineLimit(value) }
}

private struct Between<Content: View>: View {
  let content: Content

  var body: some View { content }
}

private struct Gate<Content: View>: View {
  @Environment(\.lineLimit) private var lineLimit
  let content: Content

  var body: some View {
    if lineLimit == 0 { content }
  }
}

@MainActor struct UpdateOrderTests {
  @Test func siblingsThatReadOneStateAreEvaluatedInOrder() {
    let handle = Handle<Int>()
    let notes = Notes()
    let screen = Screen(
      Owner(handle: handle) { value in
        VStack { ForEach(0..<12) { Reader(name: "\($0)", value: value, notes: notes) } }
      })
    _ = notes.take()

    handle.value = 1
    screen.update()

    #expect(notes.lines == (0..<12).map { "\($0) 1" })
  }

  @Test func whatAParentTakesAwayIsNotEvaluatedOnceMore() {
    let handle = Handle<Int>()
    let notes = Notes()
    let screen = Screen(
      Owner(handle: handle) { value in
        Setter(
          value: value,
          content: Between(content: Gate(content: Reader(name: "inside", value: value, notes: notes))))
      })
    #expect(notes.take() == ["inside 0"])

    handle.value = 1
    screen.update()

    #expect(notes.lines.isEmpty, "the gate is above the reader, though it is dirty only since the setter ran")
    #expect(screen.texts.isEmpty)
  }
}
