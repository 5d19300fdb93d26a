import Foundation
import SwiftUI
import Testing
import TopdownStage

@MainActor struct ShareLinkTests {
  private let site = URL(string: "https://example.org")!

  private struct Book: Transferable, Equatable {
    let title: String
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.title) }
  }

  @Test func anItemIsHandedToTheSystem() throws {
    let stage = Stage(ShareLink(item: site, subject: Text("A site"), message: Text("Look")))

    try stage.button("Share…").tap()

    let shared = try #require(stage.shared.first)
    #expect(shared.items as? [URL] == [site])
    #expect(shared.subject == "A site")
    #expect(shared.message == "Look")
    #expect(shared.titles == [])
  }

  @Test func aModelOfOnesOwnIsSharedWithItsPreview() throws {
    let stage = Stage(
      VStack {
        ShareLink("One", item: Book(title: "Dune"), preview: SharePreview("The book"))
        ShareLink("All", items: [Book(title: "Emma"), Book(title: "Dune")]) {
          SharePreview($0.title, image: Image(systemName: "book"))
        }
      })

    try stage.button("One").tap()
    try stage.button("All").tap()

    #expect(stage.shared[0].items as? [Book] == [Book(title: "Dune")])
    #expect(stage.shared[0].titles == ["The book"])
    #expect(stage.shared[1].titles == ["Emma", "Dune"])
  }

  @Test func everyFormOfALabelNamesTheLink() throws {
    let title: Substring = "Send"
    let stage = Stage(
      VStack {
        ShareLink(title, item: "a")
        ShareLink(Text("Pass on"), items: ["a", "b"])
        ShareLink(item: "a") { Text("Own") }
        ShareLink(items: [site]) { Text("Sites") }
        ShareLink(item: Book(title: "Dune"), preview: SharePreview(Text("Dune"), icon: Image(systemName: "book"))) {
          Text("Book")
        }
      })

    #expect(stage.all(.button).map(\.label) == ["Send", "Pass on", "Own", "Sites", "Book"])
    try stage.button("Pass on").tap()
    #expect(stage.shared[0].items as? [String] == ["a", "b"])
  }
}
