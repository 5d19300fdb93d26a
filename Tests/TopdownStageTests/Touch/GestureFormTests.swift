import SwiftUI
import Testing
import TopdownStage

/// Each way to add a gesture to a view.
@MainActor struct GestureFormTests {
  private let notes = Notes()
  private var tap: some Gesture { TapGesture().onEnded { notes.add("tapped") } }

  /// Taps the view and answers what ran.
  private func taps(_ view: some View) -> [String] {
    let before = notes.lines.count
    let stage = Stage(view)
    try? stage.text("Dune").tap()
    return Array(notes.lines[before...])
  }

  @Test func aGestureRunsWhileItIsEnabled() {
    let text = Text("Dune")

    #expect(taps(text.gesture(tap)) == ["tapped"] && taps(text.gesture(tap, isEnabled: true)) == ["tapped"])
    #expect(taps(text.gesture(tap, isEnabled: false)) == [])
    #expect(taps(text.gesture(tap, name: "tap", isEnabled: true)) == ["tapped"])
    #expect(taps(text.gesture(tap, name: "tap", isEnabled: false)) == [])
  }

  @Test func aSimultaneousGestureRunsBesideTheInnerOne() {
    let text = Text("Dune").gesture(tap)

    #expect(
      taps(text.simultaneousGesture(tap)) == ["tapped", "tapped"]
        && taps(text.simultaneousGesture(tap, isEnabled: false)) == ["tapped"])
    #expect(taps(text.simultaneousGesture(tap, name: "outer", isEnabled: true)) == ["tapped", "tapped"])
  }

  @Test func aGestureOfHighPriorityRunsInsteadOfTheInnerOne() {
    let outer = TapGesture().onEnded { notes.add("outer") }
    let text = Text("Dune").gesture(tap)

    #expect(taps(text.highPriorityGesture(outer)) == ["outer"])
    #expect(taps(text.highPriorityGesture(outer, name: "outer", isEnabled: true)) == ["outer"])
    #expect(taps(text.highPriorityGesture(outer, name: "outer", isEnabled: false)) == ["tapped"])
  }

  @Test func aTapTellsWhereItWasInASpace() throws {
    let view = Color.red.frame(width: 100, height: 50)
    let size = CGSize(width: 200, height: 200)
    let stages = [
      Stage(view.onTapGesture(count: 1, coordinateSpace: CoordinateSpace.global) { notes.add("\($0.x), \($0.y)") }, size: size),
      Stage(view.onTapGesture(count: 1, coordinateSpace: .global) { notes.add("\($0.x), \($0.y)") }, size: size),
      Stage(view.onTapGesture(count: 1, coordinateSpace: .local) { notes.add("\($0.x), \($0.y)") }, size: size),
    ]

    for stage in stages { try stage.tap(at: CGPoint(x: 60, y: 80)) }

    #expect(notes.lines == ["60.0, 80.0", "60.0, 80.0", "10.0, 5.0"])
  }

  @Test func aSpatialTapTellsItsCountAndSpace() throws {
    let gesture = SpatialTapGesture(count: 1, coordinateSpace: CoordinateSpace.global)
    let other = SpatialTapGesture(count: 2, coordinateSpace: .local)
    let view = Color.red.frame(width: 100, height: 50).gesture(gesture.onEnded { notes.add("\($0.location.x)") })

    try Stage(view, size: CGSize(width: 200, height: 200)).tap(at: CGPoint(x: 60, y: 80))

    #expect(notes.lines == ["60.0"] && gesture.coordinateSpace == .global && gesture.count == 1 && other.count == 2)
  }

  @Test func gesturesTellWhatTheyWaitFor() {
    let drag = DragGesture(minimumDistance: 4, coordinateSpace: CoordinateSpace.global)
    let press = LongPressGesture(minimumDuration: 2, maximumDistance: 3)

    #expect(drag.minimumDistance == 4 && drag.coordinateSpace == .global && TapGesture(count: 3).count == 3)
    #expect(press.minimumDuration == 2 && press.maximumDistance == 3)
    #expect(MagnifyGesture(minimumScaleDelta: 0.5).minimumScaleDelta == 0.5)
    #expect(RotateGesture(minimumAngleDelta: .degrees(9)).minimumAngleDelta == .degrees(9))
    #expect(MagnificationGesture(minimumScaleDelta: 0.5).minimumScaleDelta == 0.5)
    #expect(RotationGesture(minimumAngleDelta: .degrees(9)).minimumAngleDelta == .degrees(9))
  }

  @Test func combinedGesturesTellTheirParts() {
    let (one, two) = (TapGesture(count: 1), TapGesture(count: 2))

    #expect(ExclusiveGesture(two, one).first.count == 2 && ExclusiveGesture(two, one).second.count == 1)
    #expect(SequenceGesture(two, one).first.count == 2 && SequenceGesture(two, one).second.count == 1)
    #expect(SimultaneousGesture(two, one).first.count == 2 && SimultaneousGesture(two, one).second.count == 1)
    #expect(taps(Text("Dune").gesture(ExclusiveGesture(two, one).onEnded { _ in notes.add("tapped") })) == ["tapped"])
  }
}
