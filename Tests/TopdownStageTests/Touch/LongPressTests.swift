import SwiftUI
import Testing
import TopdownStage

@MainActor struct LongPressTests {
  private let notes = Notes()

  @Test("a press counts once it has lasted long enough (fact 95)") func aPressCountsOnceItHasLastedLongEnough() throws {
    let stage = Stage(Text("Dune").onLongPressGesture(minimumDuration: 1) { notes.add("pressed") })

    try stage.text("Dune").press(for: .milliseconds(999))
    #expect(notes.lines == [])
    try stage.text("Dune").press(for: .seconds(1))

    #expect(notes.lines == ["pressed"])
  }

  @Test func pressingIsToldUntilThePressIsOver() throws {
    let stage = Stage(
      Text("Dune").onLongPressGesture(minimumDuration: 0.5) {
        notes.add("pressed")
      } onPressingChanged: {
        notes.add("pressing \($0)")
      })

    try stage.text("Dune").press(for: .seconds(2))
    try stage.text("Dune").press(for: .milliseconds(100))

    #expect(notes.lines == ["pressing true", "pressing false", "pressed", "pressing true", "pressing false"])
  }

  @Test func theOlderFormIsTheSame() throws {
    let stage = Stage(
      Text("Dune").onLongPressGesture(pressing: { notes.add("pressing \($0)") }, perform: { notes.add("pressed") }))

    try stage.text("Dune").press(for: .seconds(1))

    #expect(notes.lines == ["pressing true", "pressing false", "pressed"])
  }

  @Test("a finger that moves does not press (fact 95)") func aFingerThatMovesDoesNotPress() throws {
    let stage = Stage(
      Text("Dune").onLongPressGesture(maximumDistance: 5, pressing: { notes.add("pressing \($0)") }, perform: {})
        .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { notes.add("moved \($0.translation.width)") }))

    try stage.text("Dune").drag(by: CGVector(dx: 8, dy: 0), steps: 2)

    #expect(notes.lines == ["pressing true", "moved 0.0", "moved 4.0", "pressing false", "moved 8.0"])
  }

  @Test func aLongPressBesideATapIsToldApart() throws {
    let stage = Stage(
      Text("Dune").onTapGesture { notes.add("tapped") }.onLongPressGesture { notes.add("pressed") })

    try stage.text("Dune").press(for: .seconds(1))
    try stage.text("Dune").tap()

    #expect(notes.lines == ["pressed", "tapped"])
  }

  @Test("what a gesture keeps goes back when it fails (fact 96)") func aStateIsAsBeforeOnceTheGestureFails() throws {
    let stage = Stage(Pressing(notes: notes))

    try stage.text("Dune").drag(by: CGVector(dx: 30, dy: 0))

    #expect(notes.lines == ["pressing true", "pressing false"])
  }

  @Test("in a sequence the second gesture starts once the first has ended (fact 96)")
  func aDragAfterALongPressStartsWhenThatHasEnded() throws {
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        switch value {
        case .first(let isPressing): notes.add("first \(isPressing)")
        case .second(let isPressed, let drag): notes.add("second \(isPressed) \(drag.map { "\($0.translation.width)" } ?? "-")")
        }
      }
      .onEnded { _ in notes.add("ended") }
    let stage = Stage(Text("Dune").gesture(gesture))

    try stage.text("Dune").drag(by: CGVector(dx: 30, dy: 0))
    #expect(notes.lines == ["first true"], "the finger moved before it had pressed long enough")
    try stage.text("Dune").drag(by: CGVector(dx: 30, dy: 0), holdingFor: .seconds(1))

    #expect(notes.lines.dropFirst() == ["first true", "second true 0.0", "second true 30.0", "ended"])
  }
}

private struct Pressing: View {
  @GestureState private var isPressing = false
  let notes: Notes

  var body: some View {
    Text("Dune")
      .gesture(LongPressGesture(minimumDuration: 1).updating($isPressing) { value, state, _ in state = value })
      .onChange(of: isPressing) { notes.add("pressing \($1)") }
  }
}
