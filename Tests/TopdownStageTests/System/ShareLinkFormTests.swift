import Foundation
import SwiftUI
import Testing
import TopdownStage

private struct Book: Transferable {
  let title: String
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.title) }
}

/// Each way to write a link that shares, and what stands for the shared items.
@MainActor struct ShareLinkFormTests {
  private let title = "Send"
  private let text = Text("Send")
  private let site = URL(string: "https://example.org")!
  private let books = [Book(title: "Emma"), Book(title: "Dune")]
  private let symbol = Image(systemName: "book")

  /// The button's label, then what a tap hands to the system, then the titles of its previews.
  private func share(_ link: some View) throws -> String {
    let stage = Stage(link)
    let button = try #require(stage.all(.button).first)
    try button.tap()
    let shared = try #require(stage.shared.first)
    let items = shared.items.map { ($0 as? Book)?.title ?? "\($0)" }
    return ([button.label] + [items, shared.titles].map { $0.joined(separator: ", ") }).joined(separator: " | ")
  }

  @Test func textsAreSharedInEachForm() throws {
    let texts = ["a", "b"]

    #expect(try share(ShareLink(items: texts)) == "Share… | a, b | ")
    #expect(try share(ShareLink("Send", items: texts)) == "Send | a, b | ")
    #expect(try share(ShareLink(title, items: texts)) == "Send | a, b | ")
    #expect(try share(ShareLink(text, items: texts)) == "Send | a, b | ")
    #expect(try share(ShareLink(items: texts) { Text("Own") }) == "Own | a, b | ")
    #expect(try share(ShareLink(item: "a")) == "Share… | a | ")
    #expect(try share(ShareLink("Send", item: "a")) == "Send | a | ")
    #expect(try share(ShareLink(title, item: "a")) == "Send | a | ")
    #expect(try share(ShareLink(text, item: "a")) == "Send | a | ")
    #expect(try share(ShareLink(item: "a") { Text("Own") }) == "Own | a | ")
  }

  @Test func addressesAreSharedInEachForm() throws {
    #expect(try share(ShareLink(items: [site])) == "Share… | https://example.org | ")
    #expect(try share(ShareLink("Send", items: [site])) == "Send | https://example.org | ")
    #expect(try share(ShareLink(title, items: [site])) == "Send | https://example.org | ")
    #expect(try share(ShareLink(text, items: [site])) == "Send | https://example.org | ")
    #expect(try share(ShareLink(items: [site]) { Text("Own") }) == "Own | https://example.org | ")
    #expect(try share(ShareLink(item: site)) == "Share… | https://example.org | ")
    #expect(try share(ShareLink("Send", item: site)) == "Send | https://example.org | ")
    #expect(try share(ShareLink(title, item: site)) == "Send | https://example.org | ")
    #expect(try share(ShareLink(text, item: site)) == "Send | https://example.org | ")
    #expect(try share(ShareLink(item: site) { Text("Own") }) == "Own | https://example.org | ")
  }

  @Test func anythingElseIsSharedWithAPreviewInEachForm() throws {
    let preview: (Book) -> SharePreview<Never, Never> = { SharePreview("“\($0.title)”") }
    let dune = books[1]

    #expect(try share(ShareLink(items: books, preview: preview)) == "Share… | Emma, Dune | “Emma”, “Dune”")
    #expect(try share(ShareLink("Send", items: books, preview: preview)) == "Send | Emma, Dune | “Emma”, “Dune”")
    #expect(try share(ShareLink(title, items: books, preview: preview)) == "Send | Emma, Dune | “Emma”, “Dune”")
    #expect(try share(ShareLink(text, items: books, preview: preview)) == "Send | Emma, Dune | “Emma”, “Dune”")
    #expect(try share(ShareLink(items: books, preview: preview) { Text("Own") }) == "Own | Emma, Dune | “Emma”, “Dune”")
    #expect(try share(ShareLink(item: dune, preview: preview(dune))) == "Share… | Dune | “Dune”")
    #expect(try share(ShareLink("Send", item: dune, preview: preview(dune))) == "Send | Dune | “Dune”")
    #expect(try share(ShareLink(title, item: dune, preview: preview(dune))) == "Send | Dune | “Dune”")
    #expect(try share(ShareLink(text, item: dune, preview: preview(dune))) == "Send | Dune | “Dune”")
    #expect(try share(ShareLink(item: dune, preview: preview(dune)) { Text("Own") }) == "Own | Dune | “Dune”")
  }

  @Test func subjectAndMessageGoWithTheItemsInEachForm() throws {
    let (subject, message) = (Text("A site"), Text("Look"))
    let preview = SharePreview("Dune")
    let links: [AnyView] = [
      AnyView(ShareLink(items: [site], subject: subject, message: message)),
      AnyView(ShareLink(item: site, subject: subject, message: message)),
      AnyView(ShareLink("Send", items: ["a"], subject: subject, message: message)),
      AnyView(ShareLink(title, item: "a", subject: subject, message: message)),
      AnyView(ShareLink(items: ["a"], subject: subject, message: message) { Text("Own") }),
      AnyView(ShareLink(text, items: books, subject: subject, message: message, preview: { _ in preview })),
      AnyView(ShareLink("Send", item: books[0], subject: subject, message: message, preview: preview)),
      AnyView(ShareLink(item: books[0], subject: subject, message: message, preview: preview) { Text("Own") }),
    ]

    for link in links {
      let stage = Stage(link)
      try stage.all(.button)[0].tap()
      #expect(stage.shared.map(\.subject) == ["A site"] && stage.shared.map(\.message) == ["Look"])
    }
  }

  // MARK: Previews

  private func titles(_ preview: SharePreview<some Transferable, some Transferable>) throws -> [String] {
    let stage = Stage(ShareLink(item: books[1], preview: preview))
    try stage.button("Share…").tap()
    return stage.shared[0].titles
  }

  @Test func aPreviewHasItsTitleInEachForm() throws {
    #expect(try titles(SharePreview("Send")) == ["Send"])
    #expect(try titles(SharePreview(title)) == ["Send"])
    #expect(try titles(SharePreview(text)) == ["Send"])
    #expect(try titles(SharePreview("Send", image: symbol)) == ["Send"])
    #expect(try titles(SharePreview(title, image: symbol)) == ["Send"])
    #expect(try titles(SharePreview(text, image: symbol)) == ["Send"])
    #expect(try titles(SharePreview("Send", icon: symbol)) == ["Send"])
    #expect(try titles(SharePreview(title, icon: symbol)) == ["Send"])
    #expect(try titles(SharePreview(text, icon: symbol)) == ["Send"])
    #expect(try titles(SharePreview("Send", image: symbol, icon: symbol)) == ["Send"])
    #expect(try titles(SharePreview(title, image: symbol, icon: symbol)) == ["Send"])
    #expect(try titles(SharePreview(text, image: symbol, icon: symbol)) == ["Send"])
  }
}
