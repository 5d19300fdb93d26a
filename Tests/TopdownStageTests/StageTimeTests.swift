import SwiftUI
import Testing
import TopdownEvidence
import TopdownStage

private struct Slow: View {
  let duration: Duration
  @State private var text = "waiting"

  var body: some View {
    Text(text).task {
      try? await Task.sleep(for: duration)
      if !Task.isCancelled { text = "done" }
    }
  }
}

@MainActor struct StageTimeTests {
  @Test func aNewStageHasSettledAtTheInstantZero() {
    let stage = Stage(Slow(duration: .seconds(3_600)))

    #expect(stage.now == .zero)
    #expect(stage.shows("waiting"))
  }

  @Test func theClockMovesExactlyAsFarAsItIsTold() throws {
    let stage = Stage(Slow(duration: .seconds(3_600)))

    try stage.advance(by: .seconds(3_599))
    #expect(stage.shows("waiting"))
    try stage.advance(by: .seconds(1))

    #expect(stage.shows("done"))
    #expect(stage.now == .seconds(3_600))
  }

  @Test func runningUntilIdleEndsWithTheLastTimer() throws {
    let stage = Stage(Slow(duration: .seconds(90)))

    try stage.runUntilIdle()

    #expect(stage.now == .seconds(90))
  }

  @Test func eventsCarryVirtualInstants() throws {
    let log = ExecutionLog()
    let save: @Sendable () -> Void = log.call("save")
    let stage = Stage(
      Text("x").task {
        save()
        try? await Task.sleep(for: .seconds(2))
        save()
      })

    try stage.advance(by: .seconds(5))

    #expect(log == ["save", "save"])
    #expect(log.events[0].instant.duration(to: log.events[1].instant) == .seconds(2))
  }

  @Test func whatATestWritesFromOutsideShowsAfterSettling() throws {
    let title = Binding.variable("Dune")
    let stage = Stage(Title(title: title))

    title.wrappedValue = "Anathem"
    try stage.settle()

    #expect(stage.shows("Anathem"))
  }

  @Test func aBodyThatNeverSettlesFailsTheNextStep() {
    struct Runaway: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let stage = Stage(Runaway())

    #expect(throws: StageError.self) { try stage.settle() }
    do { try stage.settle() } catch {
      #expect(
        "\(error)"
          == "Runaway never settles: its body ran more than 100 times in one update, because it reads @State count of Runaway, "
          + "which changes whenever it runs. Write state from an action, a task or onChange with a condition, not from a body.")
    }
  }

  @Test func twoStagesKeepTimesOfTheirOwn() throws {
    let first = Stage(Slow(duration: .seconds(10)))
    let second = Stage(Slow(duration: .seconds(10)))

    try first.advance(by: .seconds(10))

    #expect(first.shows("done"))
    #expect(second.shows("waiting"))
  }

  @Test func aStageThatIsLetGoCancelsItsTasks() async {
    let log = ExecutionLog()
    let ended: @Sendable () -> Void = log.call("ended")
    do {
      _ = Stage(
        Text("x").task {
          try? await Task.sleep(for: .seconds(1))
          ended()
        })
    }

    #expect(log == ["ended"], "a task that is cancelled runs to its end, in no time")
  }
}

private struct Title: View {
  @Binding var title: String
  var body: some View { Text(title) }
}
