import Foundation
import SwiftUI
import Testing
import TopdownStage

@MainActor struct HelpLinkTests {
  @Test func aHelpLinkRunsItsAction() throws {
    let notes = Notes()
    let stage = Stage(HelpLink { notes.add("help") })

    try stage.button("Help").tap()

    #expect(notes.lines == ["help"])
  }

  @Test func aHelpLinkOpensItsDestination() throws {
    let notes = Notes()
    let stage = Stage(
      HelpLink(destination: URL(string: "https://example.org/help")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            notes.add(url.path)
            return .handled
          }))

    try stage.button("Help").tap()

    #expect(notes.lines == ["/help"])
  }
}
