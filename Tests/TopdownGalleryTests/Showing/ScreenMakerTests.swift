import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct ScreenMakerTests {
  private func show(_ request: ShowRequest, studio: Studio = .fake) async throws -> ShownScreen {
    let keeper = HostKeeper(FakeHost())
    do {
      let shown = try await ScreenMaker(keeper: keeper) { studio }.show(request)
      await keeper.stop()
      return shown
    } catch {
      await keeper.stop()
      throw error
    }
  }

  private func complaint(_ request: ShowRequest) async -> String? {
    do {
      _ = try await show(request)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aScreenIsShownAsItIsAfterTheSteps() async throws {
    let shown = try await show(ShowRequest("loaded", steps: [.tap("Sort by author")], variant: "DARK, ar"))

    #expect(shown.entry == "Shelf/loaded")
    #expect(shown.variant == "dark,ar")
    #expect(
      shown.text() == """
        screen "Books"
          toggle "Sort by author" = "on"

        log
          0 s  sortByAuthor true

        """)
    #expect(shown.failure == nil)
    #expect(shown.png == nil)
  }

  @Test func aStepThatFailsLeavesTheScreenBeforeIt() async throws {
    let shown = try await show(ShowRequest("loaded", steps: [.tap("Sort by author"), .refresh]))

    #expect(shown.failure == "can't do step 2")
    #expect(shown.text().contains("toggle \"Sort by author\" = \"on\""))
  }

  @Test func aPictureIsDrawnWhereOneIsWanted() async throws {
    let shown = try await show(ShowRequest("loaded", wantsPicture: true))

    #expect(shown.png == Data("PNG 393x852@2".utf8))
  }

  @Test func valuesArePutInPlaceOfTheScenariosOwn() async throws {
    let shown = try await show(ShowRequest("loaded", values: ["isLong": "true", "size": "large"]))

    #expect(shown.values.map(\.text) == ["true", "large"])
  }

  @Test func aValueThatTheScenarioDoesNotOfferIsRefused() async {
    #expect(
      await complaint(ShowRequest("loaded", values: ["isLogn": "true"])) == """
        the scenario has no value 'isLogn', did you mean isLong?
        it has isLong, size
        """)
    #expect(
      await complaint(ShowRequest("loaded", values: ["isLong": "yes"])) == """
        'yes' can't be the value isLong
        it takes true or false
        """)
    #expect(
      await complaint(ShowRequest("loaded", values: ["size": "huge"])) == """
        'huge' can't be the value size
        it takes one of small, large
        """)
  }

  @Test func aCrashIsToldWithItsLastWords() async {
    #expect(
      await complaint(ShowRequest("crash")) == """
        the host crashed (a trap of the Swift runtime); its last words:
        Fatal error: Index out of range
        """)
  }

  @Test func afterACrashTheNextOneIsShownByANewHost() async throws {
    let fake = FakeHost()
    let keeper = HostKeeper(fake)
    let maker = ScreenMaker(keeper: keeper) { .fake }
    await #expect(throws: HostFailure.self) { try await maker.show(ShowRequest("crash")) }

    let shown = try await maker.show(ShowRequest("loaded"))

    #expect(shown.entry == "Shelf/loaded")
    #expect(fake.launches.count == 2)
    await keeper.stop()
  }
}
