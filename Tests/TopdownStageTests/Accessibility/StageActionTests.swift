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

  @Test func helpIsSaidAsAHint() throws {
    let stage = Stage(Button("Send") {}.help("Sends the mail at once"))

    #expect(try stage.button("Send").hint == "Sends the mail at once")
  }
}
