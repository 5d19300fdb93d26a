import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct GalleryRoutesTests {
  private let routes = GalleryRoutes(
    gallery: Gallery(title: "Library", launcher: FakeHost(unseen: [Self.unseen]), studio: .fake), patience: .zero)

  private static let unseen = UnseenTarget(name: "App", reason: .executable, files: ["App/Root.swift"])

  private func ask(_ method: String, _ path: String, query: [String: String] = [:], body: String = "") async -> HTTPResponse {
    await routes.respond(to: HTTPRequest(method: method, path: path, query: query, body: Data(body.utf8)))
  }

  private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  private func opened() async throws -> String {
    let response = await ask("POST", "/api/sessions", body: #"{"entry":"Shelf/loaded","colorScheme":"dark"}"#)
    return try #require(JSONDecoder().decode([String: String].self, from: response.body)["session"])
  }

  @Test(arguments: [
    "/", "/gallery.css", "/gallery.js", "/screen.js", "/overlay.js", "/log.js", "/swipe.js", "/tree.js", "/icon.svg",
  ])
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

    #expect(catalogue.title == "Library")
    #expect(catalogue.entries == FakeHost.entries)
    #expect(catalogue.unseen == [Self.unseen.description])
    #expect(catalogue.matrix == Variant.matrix.map(\.name))
    #expect(catalogue.build.phase == .ready)
  }

  @Test(arguments: ["/api/picture", "/api/sessions"])
  func anEntryThatIsNotThereIsNotFound(path: String) async {
    let response = await ask(
      path == "/api/sessions" ? "POST" : "GET", path, query: ["entry": "Shelf/laoded"], body: #"{"entry":"Shelf/laoded"}"#)

    #expect(response.status == 404)
    #expect(text(response).contains("did you mean"))
  }

  @Test func aScreenIsOpenedPressedSeenAndClosed() async throws {
    let name = try await opened()
    let session = try await routes.gallery.screen(name)
    _ = try await session.state(after: KnownState(), within: .seconds(60))

    let pressed = await ask("POST", "/api/sessions/\(name)/actions", body: #"{"node":2,"action":"activate"}"#)
    _ = try await session.state(after: KnownState(revision: 1), within: .seconds(60))
    let state = try JSONDecoder().decode(ScreenState.self, from: await ask("GET", "/api/sessions/\(name)").body)
    let picture = await ask("GET", "/api/sessions/\(name)/picture", query: ["revision": "2"])
    let closed = await ask("DELETE", "/api/sessions/\(name)")

    #expect(pressed.status == 204)
    #expect(state.log.map(\.line) == ["sortByAuthor true"])
    #expect(picture.headers["Content-Type"] == "image/png")
    #expect(closed.status == 204)
    #expect(await ask("GET", "/api/sessions/\(name)").status == 410)
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
    _ = try await gallery.screen(name).state(after: KnownState(), within: .seconds(60))

    let response = await GalleryRoutes(gallery: gallery).respond(
      to: HTTPRequest(method: "GET", path: "/api/sessions/\(name)/picture"))

    #expect(response.status == 500)
    #expect(text(response) == #"{"error":"no font"}"#)
  }

  @Test(arguments: [
    (#"{"entry":"Shelf/loaded","variant":"drak"}"#, "there is no variant drak, did you mean dark?"),
    (
      #"{"entry":"Shelf/loaded","width":99999,"height":10}"#,
      "a screen of 99,999 × 10 can't be drawn: use 1 to 4,096 points each way"
    ),
    (#"{"entry":"Shelf/loaded","speed":-1}"#, "a clock can't run at the speed -1: use 0 to 1,000"),
    (#"{"entry":"Shelf/loaded","typeSize":"giant"}"#, "the request cannot be read"),
    ("[]", "the request cannot be read"), ("\u{0}", "the request cannot be read"),
  ])
  func aScreenThatCannotBeIsRefusedWithTheReason(body: String, reason: String) async {
    let response = await ask("POST", "/api/sessions", body: body)

    #expect(response.status == 400)
    #expect(text(response).contains(reason))
  }

  @Test(arguments: [
    ("clock", #"{"speed":0}"#, 204), ("clock", #"{"advance":0.5}"#, 204), ("clock", #"{"advance":-1}"#, 400),
    ("clock", "{}", 400),
    ("clock", #"{"advance":1e300}"#, 400), ("steps", "{}", 204), ("steps", #"{"count":2}"#, 204),
  ])
  func theClockAndTheStepsCanBeMoved(what: String, body: String, status: Int) async throws {
    let name = try await opened()

    #expect(await ask("POST", "/api/sessions/\(name)/\(what)", body: body).status == status)
  }

  @Test func whatWasDoneCanBeHadAsATest() async throws {
    let name = try await opened()
    _ = try await routes.gallery.screen(name).state(after: KnownState(), within: .seconds(60))

    let response = await ask("GET", "/api/sessions/\(name)/test")

    #expect(text(response) == "// The host does not say which type lists loaded, so a test can't name it.\n")
  }

  @Test func onlyTheNewEventsOfALogAreSent() async throws {
    let name = try await opened()
    let session = try await routes.gallery.screen(name)
    for revision in 1...2 {
      _ = try await session.state(after: KnownState(revision: revision - 1), within: .seconds(60))
      _ = await ask("POST", "/api/sessions/\(name)/actions", body: #"{"node":2,"action":"activate"}"#)
    }
    _ = try await session.state(after: KnownState(revision: 2), within: .seconds(60))

    let state = try JSONDecoder().decode(
      ScreenState.self, from: await ask("GET", "/api/sessions/\(name)", query: ["log": "1"]).body)

    #expect(state.log.map(\.line) == ["sortByAuthor false"])
    #expect(state.logStart == 1)
  }

  @Test func aPictureOfAVariantIsDrawn() async {
    let response = await ask("GET", "/api/picture", query: ["entry": "Shelf/loaded", "variant": "dark,ar"])

    #expect(response.headers["Content-Type"] == "image/png")
    #expect(await ask("GET", "/api/picture", query: ["entry": "Shelf/loaded", "variant": "nope"]).status == 400)
    #expect(await ask("GET", "/api/picture").status == 400)
  }

  @Test func whoeverKnowsTheNewestBuildIsToldOfNone() async {
    #expect(await ask("GET", "/api/entries", query: ["build": "0"]).status == 204)
  }
}
