import SwiftUI
import Testing
import TopdownEvidence
import TopdownStage

@MainActor struct StageActionTests {
  @Test func anActionIsCarriedOutByItsName() throws {
    let log = ExecutionLog()
    let archive: @Sendable () -> Void = log.call("archive")
    let stage = Stage(Text("Mail").accessibilityHint("From Ada").accessibilityAction(named: "Archive") { archive() })
    let mail = try stage.text("Mail")

    try mail.act("Archive")

    #expect(log == ["archive"])
    #expect(mail.hint == "From Ada" && mail.actionNames == ["Archive"])
    #expect(stage.screen.contains("action=\"Archive\""))
  }

  @Test func aGestureIsCarriedOutWhereTwoFingersHaveNoRoom() throws {
    let log = ExecutionLog()
    let turn: (Double) -> Void = log.call("turn")
    let stage = Stage(Text("Dial").gesture(RotateGesture().onEnded { turn($0.rotation.degrees) }))

    try stage.text("Dial").act(.rotate, "-90")

    #expect(log == ["turn -90.0"])
    let error = #expect(throws: StageError.self) { try stage.text("Dial").act(.magnify, "2") }
    #expect(error?.description == #"text "Dial" does not take the action "magnify": it can be rotated."#)
  }

  @Test func helpIsSaidAsAHint() throws {
    let stage = Stage(Button("Send") {}.help("Sends the mail at once"))

    #expect(try stage.button("Send").hint == "Sends the mail at once")
  }
}
