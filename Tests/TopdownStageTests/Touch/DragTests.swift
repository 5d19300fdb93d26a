import SwiftUI
import Testing
import TopdownStage

private struct Card: View {
  let notes: Notes
  @GestureState private var offset = CGSize.zero
  @State private var isDropped = false

  var body: some View {
    Text(verbatim: "\(offset.width), \(offset.height)\(isDropped ? " dropped" : "")")
      .accessibilityIdentifier("card")
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($offset) { value, state, _ in state = value.translation }
          .onChanged { notes.add("moved \($0.translation.width)") }
          .onEnded { value in
            notes.add("ended \(value.translation.width)")
            isDropped = true
          })
  }
}

@MainActor struct DragTests {
  private let notes = Notes()

  @Test func aDragIsToldFromItsMinimumDistanceOn() throws {
    let stage = Stage(Card(notes: notes))

    try stage.element(identifier: "card").drag(by: CGVector(dx: 20, dy: 0), steps: 4)

    #expect(notes.lines == ["moved 10.0", "moved 15.0", "moved 20.0", "ended 20.0"])
  }

  @Test("a gesture state is as before once the drag is over (fact 96)") func aGestureStateIsAsBeforeOnceTheDragIsOver() throws {
    let stage = Stage(Card(notes: notes))

    try stage.element(identifier: "card").drag(by: CGVector(dx: 20, dy: 0))

    #expect(try stage.element(identifier: "card").label == "0.0, 0.0 dropped")
  }

  @Test func aGestureStateFollowsTheFinger() throws {
    var seen: [CGFloat] = []
    struct Watching: View {
      @GestureState private var x: CGFloat = 0
      let see: (CGFloat) -> Void
      var body: some View {
        Color.red.gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width })
          .onChange(of: x) { _, new in see(new) }
      }
    }
    let stage = Stage(Watching { seen.append($0) })

    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 2)

    #expect(seen == [20, 40, 0])
  }

  @Test func theResetOfAGestureStateSeesWhatTheGestureLeft() throws {
    struct Resetting: View {
      let notes: Notes
      @GestureState private var x: CGFloat

      init(notes: Notes) {
        self.notes = notes
        _x = GestureState(initialValue: 0) { value, _ in notes.add("reset from \(value)") }
      }

      var body: some View {
        Color.red.opacity(x == 0 ? 1 : 0.5)
          .gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width })
      }
    }
    let stage = Stage(Resetting(notes: notes))

    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))

    #expect(notes.lines == ["reset from 40.0"])
  }

  @Test func aDragKnowsItsSpeedAndWhereItWouldEnd() throws {
    let stage = Stage(
      Color.red.gesture(
        DragGesture(coordinateSpace: .global).onEnded {
          notes.add("\($0.velocity.width) \($0.predictedEndLocation.x) \($0.predictedEndTranslation.width)")
        }))

    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), steps: 2, duration: .seconds(1))

    #expect(notes.lines == ["100.0 175.0 125.0"])
  }

  @Test func aDragInANamedSpaceIsCountedFromThere() throws {
    let stage = Stage(
      Color.red.frame(width: 50, height: 50)
        .gesture(
          DragGesture(coordinateSpace: .named("board")).onEnded { notes.add("\($0.startLocation.x), \($0.startLocation.y)") }
        )
        .frame(width: 100, height: 100).coordinateSpace(.named("board")), size: CGSize(width: 200, height: 200))

    try stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100))

    #expect(notes.lines == ["50.0, 50.0"])
  }

  @Test func pinchingTellsTheMagnification() throws {
    let stage = Stage(
      Color.red.gesture(
        MagnifyGesture().onEnded { notes.add("\($0.magnification) \($0.startAnchor == .center) \($0.startLocation.x)") }
          .simultaneously(with: MagnificationGesture().onEnded { notes.add("old \($0)") })),
      size: CGSize(width: 100, height: 100))

    try stage.pinch(at: CGPoint(x: 50, y: 50), to: 2)

    #expect(notes.lines == ["2.0 true 50.0", "old 2.0"])
  }

  @Test func turningTellsTheAngle() throws {
    let stage = Stage(
      Color.red.gesture(
        RotateGesture().onEnded { notes.add("\($0.rotation.degrees.rounded())") }
          .simultaneously(with: RotationGesture().onEnded { notes.add("old \($0.degrees.rounded())") })))

    try stage.rotate(at: CGPoint(x: 50, y: 50), by: .degrees(90))

    #expect(notes.lines == ["90.0", "old 90.0"])
  }

  @Test func oneFingerDoesNotPinch() throws {
    let stage = Stage(Color.red.gesture(MagnifyGesture().onEnded { _ in notes.add("pinched") }))

    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))

    #expect(notes.lines == [])
  }

  @Test("of two exclusive gestures the first to be recognized counts (fact 96)") func whereTwoAreExclusiveTheFirstOneWins() throws
  {
    let gesture = DragGesture().onEnded { _ in notes.add("dragged") }
      .exclusively(before: TapGesture().onEnded { notes.add("tapped") })
      .onEnded { value in
        switch value {
        case .first: notes.add("first")
        case .second: notes.add("second")
        }
      }
    let stage = Stage(Color.red.gesture(gesture))

    try stage.tap(at: CGPoint(x: 50, y: 50))
    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))

    #expect(notes.lines == ["tapped", "second", "dragged", "first"])
  }

  @Test func aMappedGestureTellsItsOwnValue() throws {
    let gesture = AnyGesture(DragGesture().map { $0.translation.width > 0 ? "right" : "left" })
    let stage = Stage(Color.red.gesture(gesture.onEnded { notes.add($0) }))

    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))

    #expect(notes.lines == ["right"])
  }

  @Test func aGestureOfOnesOwnIsWhatItsBodySays() throws {
    struct Flick: Gesture {
      let action: () -> Void
      var body: some Gesture { DragGesture().onEnded { _ in action() } }
    }
    let stage = Stage(Color.red.gesture(Flick { notes.add("flicked") }))

    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))

    #expect(notes.lines == ["flicked"])
  }

  @Test func aGestureWithModifiersNeedsTheirKeys() throws {
    let stage = Stage(
      Color.red.gesture(TapGesture().modifiers(.command).onEnded { notes.add("tapped") }))

    try stage.tap(at: CGPoint(x: 50, y: 50))

    #expect(notes.lines == [])
  }

  @Test func aFingerScrollsWhatNobodyDrags() throws {
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(width: 300, height: 50) } }
      })

    try stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), steps: 5)

    #expect(try stage.text("Row 2").frame.midY == 25)
  }

  @Test func aDragInsideOfAScrollViewKeepsItFromScrolling() throws {
    let stage = Stage(
      ScrollView {
        Color.red.frame(width: 300, height: 2000)
          .gesture(DragGesture().onEnded { notes.add("\($0.translation.height)") }).accessibilityIdentifier("red")
      })

    try stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))

    #expect(notes.lines == ["-100.0"])
    #expect(try stage.element(identifier: "red").frame.minY == 0)
  }
}
