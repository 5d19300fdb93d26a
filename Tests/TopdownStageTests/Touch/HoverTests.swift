import SwiftUI
import Testing
import TopdownStage

@MainActor struct HoverTests {
  private let notes = Notes()

  @Test func aPointerIsToldWhenItComesAndWhenItLeaves() throws {
    let stage = Stage(
      VStack {
        Text("Dune").onHover { notes.add("dune \($0)") }
        Text("Emma").onHover { notes.add("emma \($0)") }.hoverEffect(.lift).hoverEffectDisabled()
      })

    try stage.text("Dune").hover()
    try stage.text("Emma").hover()
    try stage.endHover()

    #expect(notes.lines == ["dune true", "dune false", "emma true", "emma false"])
  }

  @Test func aPointerThatMovesTellsWhere() throws {
    let stage = Stage(
      Color.red.frame(width: 50, height: 50).onContinuousHover { phase in
        switch phase {
        case .active(let point): notes.add("\(point.x), \(point.y)")
        case .ended: notes.add("ended")
        }
      }, size: CGSize(width: 100, height: 100))

    try stage.hover(at: CGPoint(x: 30, y: 40))
    try stage.endHover()

    #expect(notes.lines == ["5.0, 15.0", "ended"])
  }
}
