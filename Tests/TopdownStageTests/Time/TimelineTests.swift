import SwiftUI
import Testing
import TopdownStage

@MainActor struct TimelineTests {
  @Test func aTimelineIsMadeAnewAtEachOfItsDates() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage(
      TimelineView(.periodic(from: start, by: 10)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded()) / 10)")
      })
    let first = try #require(stage.all(.text).first).label

    try stage.advance(by: .seconds(30))

    let last = try #require(stage.all(.text).first).label
    let (before, after) = (try #require(Int(first)), try #require(Int(last)))
    #expect(after - before == 3)
  }

  @Test func aTimerTicksThroughTheNight() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage(Text(start, style: .timer))

    try stage.advance(by: .seconds(18 * 3_600 + 5))

    #expect(stage.shows("18:00:05"))
  }

  @Test func noTickOfALongAdvanceIsLeftOut() throws {
    final class Ticks { var count = 0 }
    let ticks = Ticks()
    let stage = Stage(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in
        let _ = ticks.count += 1
        Text("tick")
      })
    ticks.count = 0

    try stage.advance(by: .seconds(40_000))

    #expect(ticks.count == 40_000)
  }

  @Test func aTimelineDoesNotKeepTheStageFromSettling() throws {
    let stage = Stage(TimelineView(.animation) { _ in Text("running") })

    try stage.settle()

    #expect(stage.shows("running") && stage.now == .zero)
  }

  @Test func aTimelineThatIsGoneTicksNoMore() throws {
    struct Clock: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { TimelineView(.periodic(from: Date(), by: 1)) { _ in Text("tick") } }
      }
    }
    let stage = Stage(Clock())

    try stage.button("Hide").tap()
    try stage.runUntilIdle()

    #expect(!stage.shows("tick"))
  }

  @Test func aTimerReadsDifferentlyEachSecond() throws {
    struct Timer: View {
      @State private var end: Date?
      var body: some View {
        Button("Start") { end = Date().addingTimeInterval(90) }
        if let end { Text(timerInterval: Date()...end) }
      }
    }
    let stage = Stage(Timer())
    try stage.button("Start").tap()
    #expect(stage.shows("1:30"))

    try stage.advance(by: .seconds(31))

    #expect(stage.shows("0:59"))
    try stage.runUntilIdle()
    #expect(stage.shows("0:00") && stage.now == .seconds(90), "at its end a timer rests")
  }

  @Test func aDistanceFollowsTheClock() throws {
    struct Since: View {
      @State private var start = Date()
      var body: some View { Text("Since \(start, style: .relative)") }
    }
    let stage = Stage(Since())

    try stage.advance(by: .seconds(65))

    #expect(stage.shows("Since 1 min, 5 sec"))
  }
}
