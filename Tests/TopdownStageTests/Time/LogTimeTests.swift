import SwiftUI
import Testing
import TopdownEvidence
import TopdownSimulation

/// The times of a log are exact where time is virtual.
@Suite @MainActor struct LogTimeTests {
  let log = ExecutionLog()

  @Test(.simulated) func aTimelineIsTheSameToTheLastDigit() async throws {
    let isLoading = log.binding("isLoading", false)
    let load: (String) async throws -> [String] = log.call(
      "load", .sequence([.delayed(["Dune"], by: .milliseconds(1250)), .delayed(.unauthorized, by: .microseconds(1))]))

    isLoading.wrappedValue = true
    _ = try await load("first")
    isLoading.wrappedValue = false
    try await Task(name: "retry") {
      try await Task.sleep(for: .seconds(3600))
      _ = try? await load("second")
      log.mark("failed")
    }.value

    #expect(
      log.timeline.description == """
                 time  task   event
           0.000000 s  body   isLoading true
           0.000000 s  body   load first
           1.250000 s  body   isLoading false
        3601.250000 s  retry  load second
        3601.250001 s  retry  failed
        """)
    #expect(try log.duration(from: "load first", to: "isLoading false") == .milliseconds(1250))
    #expect(try log.duration(from: "load second", to: .mark("failed")) == .microseconds(1))
  }

  @Test(.simulated) func eventsOfOneInstantHaveOneTime() async throws {
    let call: @Sendable (Int) -> Void = log.call("call")

    await withTaskGroup { group in
      for number in 1...3 {
        group.addTask {
          try? await Task.sleep(for: .milliseconds(100))
          call(number)
        }
      }
    }

    #expect(log.times(of: .call("call")) == Array(repeating: .milliseconds(100), count: 3))
  }

  @Test(.simulated, arguments: [Duration.nanoseconds(1), .milliseconds(16), .seconds(86_400)])
  func aScriptedDelayTakesExactlyAsLongAsItSays(_ delay: Duration) async throws {
    let load: () async throws -> Int = log.call("load", .delayed(1, by: delay))

    _ = try await load()
    log.mark("answered")

    #expect(log.times(of: .mark("answered")) == [delay])
    #expect(try log.duration(from: "load", to: .mark("answered")) == delay)
  }
}
