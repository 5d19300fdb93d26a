import SwiftUI
import Testing
import TopdownStage

@MainActor struct SplitViewStageTests {
  private struct Mailboxes: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
      } detail: {
        Text(chosen.map { "Mails of \($0)" } ?? "Choose one")
      }
    }
  }

  @Test func onAPhoneTheNextColumnComesWithTheSelection() throws {
    let stage = Stage(Mailboxes())

    try stage.row("Sent").tap()

    #expect(stage.shows("Mails of Sent"), "\(stage.screen)")
  }
}
