import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct GalleryRoutesTests {
  private let routes = GalleryRoutes(
    gallery: Gallery(title: "Library", launcher: FakeHost(), studio: .fake), patience: .zero)

  private func ask(_ method: String, _ path: String, query: [String: String] = [:], body: String = "") async -> HTTPResponse {
    await routes.respond(to: HTTPRequest(method: method, path: path, query: query, body: Data(body.utf8)))
  }

  private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  private func opened() async throws -> String {
    let response = await ask("POST", "/api/sessions", body: #"{"entry":"Shelf/loaded","colorScheme":"dark"}"#)
    return try #require(JSONDecoder().decode([String: String].self, from: response.body)["session"])
  }

  @Test(arguments: ["/", "/gallery.css", "/gallery.js", "/screen.js", "/overlay.js", "/log.js", "/swipe.js", "/icon.svg"])
  func thePagesFilesAreServed(path: String) async {
    let response = await ask("GET", path)

    #expect(response.status == 200)
    #expect(!response.body.isEmpty)
  }

  @Test(
    "nothing but the page's own files can be read",
    arguments: [
      "/etc/passwd", "/../Package.swift", "/gallery.css/..", "//etc/passwd", "/index.html", "/api", "/api/entries/",
      "/api/sessions/a/b",
    ])
  func otherPathsAreNotFound(path: String) async {
    #expect(await ask("GET", path).status == 404)
  }

  @Test func aWrongMethodIsAnsweredWithTheRightOnes() async {
    let response = await ask("DELETE", "/api/entries")

    #expect(response.status == 405)
    #expect(response.headers["Allow"] == "GET, HEAD")
    #expect(text(response) == "use GET or HEAD\n")
  }

  @Test func theCatalogueListsEveryEntry() async throws {
    let catalogue = try JSONDecoder().decode(Catalogue.self, from: await ask("GET", "/api/entries").body)

    #expect(catalogue == Catalogue(title: "Library", entries: FakeHost.entries))
  }

  @Test func aScreenIsOpenedPressedSeenAndClosed() async throws {
    let name = try await opened()
    let session = try #require(await routes.gallery.session(name))
    _ = await session.state(after: 0, within: .seconds(60))

    let pressed = await ask("POST", "/api/sessions/\(name)/actions", body: #"{"node":2,"action":"activate"}"#)
    _ = await session.state(after: 1, within: .seconds(60))
    let state = try JSONDecoder().decode(ScreenState.self, from: await ask("GET", "/api/sessions/\(name)").body)
    let picture = await ask("GET", "/api/sessions/\(name)/picture", query: ["revision": "2"])
    let closed = await ask("DELETE", "/api/sessions/\(name)")

    #expect(pressed.status == 204)
    #expect(state.log.map(\.line) == ["sortByAuthor true"])
    #expect(picture.headers["Content-Type"] == "image/png")
    #expect(closed.status == 204)
    #expect(await ask("GET", "/api/sessions/\(name)").status == 404)
  }

  @Test func withoutNewsTheAnswerIsEmpty() async throws {
    let name = try await opened()

    #expect(await ask("GET", "/api/sessions/\(name)", query: ["after": "99"]).status == 204)
  }

  @Test func aRefusedActionIsToldInTheHostsWords() async throws {
    let name = try await opened()

    let response = await ask("POST", "/api/sessions/\(name)/actions", body: #"{"node":9,"action":"activate"}"#)

    #expect(response.status == 502)
    #expect(text(response) == #"{"error":"element 9 is disabled"}"#)
  }

  @Test func aBodyThatCannotBeReadIsNamed() async {
    let response = await ask("POST", "/api/sessions", body: #"{"colorScheme":"dark"}"#)

    #expect(response.status == 400)
    #expect(text(response) == #"{"error":"the request cannot be read: 'entry' is missing"}"#)
  }

  @Test func aPictureThatCannotBeDrawnIsToldWithTheReason() async throws {
    let gallery = Gallery(title: "Library", launcher: FakeHost(), studio: Studio(FakePictures(isBroken: true)))
    let name = try await gallery.open(HostShowing("Shelf/loaded"))
    _ = await gallery.session(name)?.state(after: 0, within: .seconds(60))

    let response = await GalleryRoutes(gallery: gallery).respond(
      to: HTTPRequest(method: "GET", path: "/api/sessions/\(name)/picture"))

    #expect(response.status == 500)
    #expect(text(response) == #"{"error":"no font"}"#)
  }
}
