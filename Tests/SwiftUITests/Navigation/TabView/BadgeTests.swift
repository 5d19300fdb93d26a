import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct BadgeTests {
  @Test func aBadgeOnARowIsReadAfterItsLabel() {
    let screen = Screen { List { Text("Inbox").badge(3) } }

    #expect(screen.shown(.row) == ["Inbox, 3"])
    #expect(screen.frame(.text, "3")?.maxX ?? 0 > 280)
  }

  @Test func zeroIsNoBadge() {
    let screen = Screen { List { Text("Inbox").badge(0) } }

    #expect(screen.shown(.row) == ["Inbox"])
  }

  @Test func aBadgeOnALinkStandsBeforeItsMark() {
    let screen = Screen {
      NavigationStack { List { NavigationLink("Inbox") { Text("Mails") }.badge("new") } }
    }

    #expect(screen.shown(.row) == ["Inbox, new"])
    #expect(screen.frame(.text, "new")?.maxX ?? 320 < 275)
  }

  @Test func aProminenceIsHandedDown() {
    struct Reader: View {
      @Environment(\.badgeProminence) private var prominence
      var body: some View { Text(prominence == .increased ? "increased" : "other") }
    }

    let screen = Screen { Reader().badgeProminence(.increased) }

    #expect(screen.shown(.text) == ["increased"])
  }
}
