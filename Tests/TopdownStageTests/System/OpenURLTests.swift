import Foundation
import SwiftUI
import Testing
import TopdownStage

@MainActor struct OpenURLTests {
  private let site = URL(string: "https://example.org")!
  private let other = URL(string: "https://example.com")!

  private struct Opener: View {
    let url: URL
    @Environment(\.openURL) private var openURL
    @State private var answer = "unknown"

    var body: some View {
      Button("Open") { openURL(url) }
      Button("Open and ask") { openURL(url) { answer = $0 ? "accepted" : "refused" } }
      Button("Open inside") { openURL(url, prefersInApp: true) }
      Text(answer)
    }
  }

  @Test func aLinkHandsItsURLToTheSystem() throws {
    let title: Substring = "Site"
    let stage = Stage(
      VStack {
        Link("Key", destination: site)
        Link(title, destination: other)
        Link(destination: site) { Image(systemName: "globe") }
      })

    try stage.button("Key").tap()
    try stage.button("Site").tap()
    try stage.button("globe").tap()

    #expect(stage.openedURLs == [site, other, site])
  }

  @Test func theActionOpensAndTellsWhetherTheURLWasTaken() throws {
    let stage = Stage(Opener(url: site))

    try stage.button("Open").tap()
    try stage.button("Open inside").tap()
    try stage.button("Open and ask").tap()

    #expect(stage.openedURLs == [site, site, site])
    #expect(stage.shows("accepted"))
  }

  @Test func aHandlerTakesURLsBeforeTheSystemDoes() throws {
    func opened(_ result: OpenURLAction.Result, _ notes: Notes = Notes()) throws -> (urls: [URL], answer: Bool, notes: [String]) {
      let stage = Stage(
        Opener(url: site).environment(
          \.openURL,
          OpenURLAction {
            notes.add($0.absoluteString)
            return result
          }))
      try stage.button("Open and ask").tap()
      return (stage.openedURLs, stage.shows("accepted"), notes.lines)
    }

    #expect(try opened(.handled) == ([], true, [site.absoluteString]))
    #expect(try opened(.discarded) == ([], false, [site.absoluteString]))
    #expect(try opened(.systemAction) == ([site], true, [site.absoluteString]))
    #expect(try opened(.systemAction(other)) == ([other], true, [site.absoluteString]))
    #expect(try opened(.systemAction(prefersInApp: true)) == ([site], true, [site.absoluteString]))
  }

  @Test func aViewTakesTheURLsThatTheAppIsAskedToOpen() throws {
    struct Reader: View {
      @State private var url: URL?
      var body: some View { Text(url?.absoluteString ?? "nothing").onOpenURL { url = $0 } }
    }
    let stage = Stage(Reader())

    try stage.open(site)

    #expect(stage.shows("https://example.org"))
  }

  @Test func aURLThatNobodyTakesIsAnError() {
    let stage = Stage(Text("Dune"))

    #expect(throws: StageError.unopened(site)) { try stage.open(site) }
    #expect(
      StageError.unopened(site).description
        == "nothing on the screen takes https://example.org: add onOpenURL to a view that is shown, or bring that view onto the "
        + "screen first.")
  }

  @Test func aPreferenceForTheAppReachesLinksBelow() throws {
    let stage = Stage(Link("Site", destination: site).onOpenURL(prefersInApp: true))

    try stage.button("Site").tap()

    #expect(stage.openedURLs == [site])
  }
}
