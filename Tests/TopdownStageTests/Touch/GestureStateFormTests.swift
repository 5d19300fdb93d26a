import SwiftUI
import Testing
import TopdownStage

/// Notes each value of a gesture's state, and whether it is changed without animations.
private struct Dragged<Value: Equatable>: View {
  @GestureState private var state: Value
  let moved: Value
  let notes: Notes

  init(_ state: GestureState<Value>, moved: Value, notes: Notes) {
    _state = state
    self.moved = moved
    self.notes = notes
  }

  var body: some View {
    Color.red.opacity(state == moved ? 0.5 : 1)
      .transaction { if $0.disablesAnimations { notes.add("quiet") } }
      .gesture(DragGesture().updating($state) { _, state, _ in state = moved })
      .onChange(of: state) { _, new in notes.add("\(new)") }
  }
}

/// Each way to make a gesture's state.
@MainActor struct GestureStateFormTests {
  /// What is noted while a finger moves and leaves.
  private func noted<Value: Equatable>(moved: Value, _ make: (Notes) -> GestureState<Value>) throws -> [String] {
    let notes = Notes()
    let stage = Stage(Dragged(make(notes), moved: moved, notes: notes))
    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    return notes.lines
  }

  private var quiet: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }

  @Test func theStateStartsAndEndsWithItsValueInEachForm() throws {
    #expect(try noted(moved: 7) { _ in GestureState(initialValue: 3) } == ["7", "3"])
    #expect(try noted(moved: 7) { _ in GestureState(wrappedValue: 3) } == ["7", "3"])
    #expect(try noted(moved: 7) { _ in GestureState<Int?>() } == ["Optional(7)", "nil"])
    #expect(GestureState(initialValue: 3).wrappedValue == 3 && GestureState<Int?>().projectedValue.wrappedValue == nil)
  }

  @Test func theResetIsToldWhatTheGestureLeftInEachForm() throws {
    let expected = ["7", "reset from 7", "3"]

    #expect(
      try noted(moved: 7) { notes in
        GestureState(initialValue: 3) { value, _ in notes.add("reset from \(value)") }
      } == expected)
    #expect(
      try noted(moved: 7) { notes in
        GestureState(wrappedValue: 3) { value, _ in notes.add("reset from \(value)") }
      } == expected)
    #expect(
      try noted(moved: 7) { notes in
        GestureState<Int?>(reset: { value, _ in notes.add("reset from \(value ?? 0)") })
      } == ["Optional(7)", "reset from 7", "nil"])
  }

  @Test func theStateIsTakenBackInItsTransactionInEachForm() throws {
    let one = try noted(moved: 7) { _ in GestureState(initialValue: 3, resetTransaction: quiet) }
    let two = try noted(moved: 7) { _ in GestureState(wrappedValue: 3, resetTransaction: quiet) }
    let three = try noted(moved: 7) { _ in GestureState<Int?>(resetTransaction: quiet) }
    let none = try noted(moved: 7) { _ in GestureState(initialValue: 3) }

    for lines in [one, two, three] { #expect(lines.contains("quiet")) }
    #expect(!none.contains("quiet"))
  }
}
