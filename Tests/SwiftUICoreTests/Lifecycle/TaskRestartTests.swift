import Testing

@_spi(Runtime) @testable import SwiftUICore

/// Knows its state before the layout, and its place only after.
private struct Placed: View {
  let proxy: GeometryProxy
  @Binding var value: Int
  let notes: Notes

  var body: some View {
    let id = "\(value) at \(Int(proxy.frame(in: .global).minY))"
    Color.clear.task(id: id) { notes.add(id) }
  }
}

@MainActor struct TaskRestartTests {
  @Test func anIDThatChangesTwiceInOneUpdateStartsOneTask() async {
    let handle = Handle<Int>()
    let notes = Notes()
    let screen = Screen(
      Holder(0, handle) { value in
        VStack(spacing: 0) {
          Color.clear.frame(height: value.wrappedValue == 0 ? 20 : 60)
          GeometryReader { Placed(proxy: $0, value: value, notes: notes) }.frame(height: 100)
          Spacer(minLength: 0)
        }
      })
    for _ in 0..<4 { await Task.yield() }
    #expect(notes.take() == ["0 at 20"])

    handle.value = 1
    screen.update()
    for _ in 0..<4 { await Task.yield() }

    #expect(notes.lines == ["1 at 60"])
    screen.graph.unmount()
  }
}
