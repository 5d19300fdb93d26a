import SwiftUI
import Testing
import TopdownStage

@MainActor struct TapTests {
  private let notes = Notes()

  @Test func aDoubleTapIsNotASingleOne() throws {
    let stage = Stage(Text("Dune").onTapGesture(count: 2) { notes.add("twice") })

    try stage.text("Dune").tap(count: 1)
    #expect(notes.lines == [])
    try stage.text("Dune").tap(count: 2)

    #expect(notes.lines == ["twice"])
  }

  @Test("taps apart in time or in place are no double tap (fact 95)") func tapsApartAreNoDoubleTap() throws {
    let stage = Stage(Color.red.onTapGesture(count: 2) { notes.add("twice") })

    try stage.tap(at: CGPoint(x: 50, y: 50))
    try stage.advance(by: .seconds(1))
    try stage.tap(at: CGPoint(x: 50, y: 50))
    try stage.tap(at: CGPoint(x: 250, y: 250))

    #expect(notes.lines == [])
  }

  @Test func aSingleTapWaitsForADoubleOne() throws {
    let stage = Stage(
      Text("Dune").onTapGesture(count: 2) { notes.add("twice") }.onTapGesture { notes.add("once") })

    try stage.text("Dune").tap(count: 2)
    try stage.text("Dune").tap(count: 1)

    #expect(notes.lines == ["twice", "once"])
  }

  @Test func anInnerTapComesBeforeAnOuterDoubleOne() throws {
    let stage = Stage(
      Text("Dune").onTapGesture { notes.add("once") }.onTapGesture(count: 2) { notes.add("twice") })

    try stage.text("Dune").tap(count: 2)

    #expect(notes.lines == ["once", "once"])
  }

  @Test func aTapTellsWhereItWas() throws {
    let stage = Stage(
      Color.red.frame(width: 100, height: 50).onTapGesture { notes.add("\($0.x), \($0.y)") }
        .onTapGesture(coordinateSpace: .global) { _ in }, size: CGSize(width: 200, height: 200))

    try stage.tap(at: CGPoint(x: 60, y: 80))

    #expect(notes.lines == ["10.0, 5.0"])
  }

  @Test func aTurnedViewIsTouchedWhereItIsDrawn() throws {
    let view = Color.red.frame(width: 100, height: 20).onTapGesture { notes.add("\($0.x.rounded()),\($0.y.rounded())") }
      .rotationEffect(.degrees(90))
    let stage = Stage(view, size: CGSize(width: 200, height: 200))

    try stage.tap(at: CGPoint(x: 100, y: 60))

    #expect(notes.lines == ["10.0,10.0"])
    #expect(throws: StageError.self) { try stage.tap(at: CGPoint(x: 60, y: 100)) }
  }

  @Test func emptySpaceIsNotTouched() throws {
    let stage = Stage(
      HStack {
        Text("Dune"); Spacer(); Text("12")
      }.onTapGesture { notes.add("tapped") }, size: CGSize(width: 200, height: 200))

    let error = #expect(throws: StageError.self) { try stage.tap(at: CGPoint(x: 100, y: 100)) }

    #expect(notes.lines == [])
    #expect(
      "\(error!)" == """
        nothing at (100.0, 100.0) reacts to a finger: add a gesture there, or touch what has one; empty space needs a \
        contentShape. The screen:
        screen
          text "Dune"
          text "12"
        """)
  }

  @Test func aContentShapeMakesEmptySpaceTouchable() throws {
    let stage = Stage(
      HStack {
        Text("Dune"); Spacer(); Text("12")
      }.contentShape(Rectangle()).onTapGesture { notes.add("tapped") }, size: CGSize(width: 200, height: 200))

    try stage.tap(at: CGPoint(x: 100, y: 100))

    #expect(notes.lines == ["tapped"])
  }

  @Test func aContentShapeOfAnotherKindLeavesTouchAsItIs() {
    let stage = Stage(
      Color.red.frame(width: 50, height: 50).contentShape(.dragPreview, Circle().inset(by: 20))
        .onTapGesture { notes.add("tapped") }, size: CGSize(width: 100, height: 100))

    #expect(throws: Never.self) { try stage.tap(at: CGPoint(x: 30, y: 30)) }
  }

  @Test func fingersGoThroughWhatAllowsNoHitTesting() throws {
    let stage = Stage(
      ZStack {
        Color.red.onTapGesture { notes.add("below") }
        Color.blue.onTapGesture { notes.add("above") }.allowsHitTesting(false)
        Color.clear
        Color.green.onTapGesture { notes.add("hidden") }.hidden()
      })

    try stage.tap(at: CGPoint(x: 100, y: 100))

    #expect(notes.lines == ["below"])
  }

  @Test func whatIsClippedAwayIsNotTouched() {
    let stage = Stage(
      Color.red.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture { notes.add("tapped") },
      size: CGSize(width: 100, height: 100))

    #expect(throws: StageError.self) { try stage.tap(at: CGPoint(x: 3, y: 3)) }
    #expect(throws: Never.self) { try stage.tap(at: CGPoint(x: 50, y: 50)) }
  }

  @Test func aButtonInsideKeepsItsTap() throws {
    let stage = Stage(
      VStack { Button("Buy") { notes.add("bought") } }.onTapGesture { notes.add("opened") })

    try stage.button("Buy").tap(count: 1)

    #expect(notes.lines == ["bought"])
  }

  @Test(arguments: [false, true])
  func aGestureOfHighPriorityComesBeforeAButton(isBySemantics: Bool) throws {
    let stage = Stage(
      Button("Buy") { notes.add("bought") }.highPriorityGesture(TapGesture().onEnded { notes.add("taken") }))

    if isBySemantics { try stage.button("Buy").tap() } else { try stage.button("Buy").tap(count: 1) }

    #expect(notes.lines == ["taken"])
  }

  @Test(arguments: [false, true])
  func aSimultaneousGestureRunsBesideAButton(isBySemantics: Bool) throws {
    let stage = Stage(
      Button("Buy") { notes.add("bought") }.simultaneousGesture(TapGesture().onEnded { notes.add("noted") }))

    if isBySemantics { try stage.button("Buy").tap() } else { try stage.button("Buy").tap(count: 1) }

    #expect(notes.lines.sorted() == ["bought", "noted"])
  }

  @Test(arguments: [(GestureMask.all, "inner"), (.gesture, "outer"), (.subviews, "inner"), (.none, "")])
  func aMaskSaysWhoseGesturesCount(mask: GestureMask, who: String) {
    let stage = Stage(
      Text("Dune").onTapGesture { notes.add("inner") }
        .gesture(TapGesture().onEnded { notes.add("outer") }, including: mask))

    try? stage.tap(at: CGPoint(x: 187, y: 333))

    #expect(notes.lines == (who.isEmpty ? [] : [who]))
  }

  @Test func aGestureThatIsNotEnabledLeavesThoseInside() throws {
    let stage = Stage(
      Text("Dune").onTapGesture { notes.add("inner") }
        .highPriorityGesture(TapGesture().onEnded { notes.add("outer") }, isEnabled: false)
        .simultaneousGesture(TapGesture().onEnded { notes.add("beside") }, isEnabled: false))

    try stage.text("Dune").tap(count: 1)

    #expect(notes.lines == ["inner"])
  }

  @Test func whatCanBeDoneIsOnTheScreen() {
    let stage = Stage(
      Text("Dune").onTapGesture(count: 2) {}.onLongPressGesture {}.gesture(DragGesture()))

    #expect(stage.screen == "screen\n  text \"Dune\" double-tap long-press drag")
  }
}
