import Foundation
import SwiftUI
import Testing
import TopdownDisplay
import TopdownScenarios

@testable import TopdownHost

private enum LampScenarios: ScenarioProvider {
  static let scenarios = [
    Scenario("lamp") { log in Lamp(isOn: log.binding("isOn", log.value("startsOn", false)), name: log.value("name", "Lamp")) },
    Scenario("twice", steps: [.toggle("Lamp"), .toggle("Lamp")]) { log in Lamp(isOn: log.binding("isOn", false), name: "Lamp") },
    Scenario("timed") { log in
      let end: @Sendable () -> Void = log.call("end")
      Text("soon").task {
        try? await Task.sleep(for: .seconds(2))
        end()
      }
    },
    Scenario("busy") { log in
      let tick: @Sendable () -> Void = log.call("tick")
      Text("busy").task {
        while (try? await Task.sleep(for: .milliseconds(1))) != nil { tick() }
      }
    },
  ]
}

private struct Lamp: View {
  @Binding var isOn: Bool
  let name: String
  @State private var count = 3

  var body: some View {
    VStack {
      Toggle(name, isOn: $isOn)
      Button("Add") { count += 1 }
      Text("\(count)")
    }
  }
}

@MainActor struct ScenarioSessionTests {
  private final class Frames {
    var newest: HostFrame?
    var count = 0
    var lines: [String] = []
  }

  private let clock = HandClock()

  /// - Parameter patience: how long whoever reads a frame takes for it.
  private func open(
    _ name: String, values: [String: String] = [:], patience: Duration = .zero
  ) throws -> (session: ScenarioSession, frames: Frames) {
    let showing = HostShowing("Lamp/\(name)", values: values)
    let content = try HostCatalogue(scenarios: ScenarioCatalog.entries(), previews: []).content(of: showing.entry)
    let frames = Frames()
    let session = ScenarioSession(content, showing, clock: clock) { [clock] frame in
      frames.newest = frame
      frames.count += 1
      frames.lines += frame.log.map(\.line)
      clock.block(for: patience)
    }
    session.sendFrame()
    return (session, frames)
  }

  private func frame(of session: ScenarioSession, _ frames: Frames) throws -> HostFrame {
    session.sendFrame()
    return try #require(frames.newest)
  }

  private func labels(in node: SemanticsNode) -> [String] { [node.label] + node.children.flatMap(labels) }

  private func toggle(in frame: HostFrame) -> SemanticsNode? { frame.semantics.children.first { $0.role == .toggle } }

  @Test func theSourcesOfTruthAreThoseOfTheScenarioAndOfTheViews() throws {
    let (session, frames) = try open("lamp")

    try session.play([.tap("Lamp"), .tap("Add")])

    #expect(
      try frame(of: session, frames).sources == [
        HostTruth(owner: "scenario", name: "isOn", value: "true"), HostTruth(owner: "Lamp", name: "count", value: "4"),
      ])
  }

  @Test func whatWasDoneIsTestCode() throws {
    let (session, frames) = try open("lamp")

    try session.play([.tap("Lamp"), .advance(seconds: 1.5), .tap("Add")])

    #expect(
      try frame(of: session, frames).actions.map(\.code) == [
        #"try stage.toggle("Lamp").tap()"#, "try stage.advance(by: .milliseconds(1500))", #"try stage.button("Add").tap()"#,
      ])
  }

  @Test func plainValuesCanBeReplaced() throws {
    let (session, frames) = try open("lamp", values: ["name": "Desk", "startsOn": "true"])

    let frame = try frame(of: session, frames)

    #expect(
      frame.values == [
        HostValue(name: "startsOn", kind: .flag, text: "true"), HostValue(name: "name", kind: .text, text: "Desk"),
      ])
    #expect(toggle(in: frame)?.value == "on")
    #expect(toggle(in: frame)?.label == "Desk")
  }

  @Test func theScenariosOwnStepsAreDoneOneByOne() throws {
    let (session, frames) = try open("twice")

    try session.playNext()
    #expect(try frame(of: session, frames).log.map(\.line) == ["isOn true"])
    try session.playNext()

    #expect(try frame(of: session, frames).clock.stepsDone == 2)
    #expect(frames.lines == ["isOn true", "isOn false"])
    let failure = #expect(throws: HostError.self) { try session.playNext() }
    #expect(failure?.description == "all 2 steps are done: open the scenario again to start over")
  }

  @Test func aPictureComesAfterTheScenariosOwnSteps() throws {
    let showing = HostShowing("Lamp/twice")
    let content = try HostCatalogue(scenarios: ScenarioCatalog.entries(), previews: []).content(of: showing.entry)

    let frame = try ScenarioSession.frame(of: content, showing, steps: [.tap("Add")])

    #expect(frame.log.map(\.line) == ["isOn true", "isOn false"])
    #expect(labels(in: frame.semantics).contains("4"))
  }

  @Test func aStepThatCanNotBeDoneLeavesTheScreenBeforeItAndSaysWhy() throws {
    let showing = HostShowing("Lamp/twice")
    let content = try HostCatalogue(scenarios: ScenarioCatalog.entries(), previews: []).content(of: showing.entry)

    let frame = try ScenarioSession.frame(of: content, showing, steps: [.tap("Add"), .tap("Ad"), .tap("Add")])

    #expect(labels(in: frame.semantics).contains("4"))
    let failure = try #require(frame.failure)
    #expect(failure.hasPrefix("can't tap Ad: there is no "))
    #expect(failure.contains("Nearest: button \"Add\""))
    #expect(!failure.contains("\n"), "the screen is in the frame already")
  }

  @Test func eventsBearTheTimeOfTheScreensOwnClock() throws {
    let (session, frames) = try open("timed")
    #expect(try frame(of: session, frames).clock.pending.count == 1)

    try session.play([.advance(seconds: 3)])

    let frame = try frame(of: session, frames)
    #expect(frame.log == [HostEvent(line: "end", kind: "call", name: "end", payload: nil, seconds: 2)])
    #expect(frame.clock.seconds == 3)
    #expect(frame.clock.pending == [])
  }

  @Test func theTimeAfterTheLastActionIsPartOfATestOnlyWhereAnEventCameOfIt() throws {
    let (session, frames) = try open("timed")
    try session.play([.advance(seconds: 1)])
    #expect(try frame(of: session, frames).actions.count == 1)

    session.tick(.seconds(1))

    #expect(
      try frame(of: session, frames).actions.map(\.code) == [
        "try stage.advance(by: .seconds(1))", "try stage.advance(by: .seconds(1))",
      ])
  }

  @Test(arguments: [(1.0, Duration.seconds(2.1)), (10, .milliseconds(240)), (0.5, .seconds(4.1))])
  func theClockRunsAsFastAsItIsTold(speed: Double, real: Duration) throws {
    let (session, frames) = try open("timed")

    session.setSpeed(speed)
    clock.advance(by: real)

    let frame = try frame(of: session, frames)
    #expect(frame.clock.speed == speed)
    #expect(frames.lines == ["end"])
    #expect((2...2.4).contains(frame.clock.seconds))
  }

  @Test func aClockThatIsStoppedStandsStill() throws {
    let (session, frames) = try open("timed")
    session.setSpeed(1)
    clock.advance(by: .seconds(1))

    session.setSpeed(0)
    let stopped = try frame(of: session, frames).clock.seconds
    clock.advance(by: .seconds(10))

    #expect(try frame(of: session, frames).clock.seconds == stopped)
    #expect(frames.lines == [])
  }

  @Test func aScreenThatIsClosedSaysNoMore() throws {
    let (session, frames) = try open("timed")
    session.setSpeed(1)

    session.close()
    clock.advance(by: .seconds(10))

    #expect(frames.count == 1)
  }

  @Test func aThousandEventsASecondAreEachSentOnce() async throws {
    let (session, frames) = try open("busy")
    session.setSpeed(1)

    for _ in 1...300 {
      clock.advance(by: .milliseconds(10))
      // The log tells of its events on the main queue.
      await Task.yield()
    }

    session.sendFrame()
    #expect((2_900...3_000).contains(frames.lines.count))
    #expect(Set(frames.lines) == ["tick"])
    #expect((60...100).contains(frames.count), "thirty frames a second, and no more")
  }

  @Test func aReaderWhoIsSlowGetsFewerFramesAndEveryEvent() async throws {
    let (session, frames) = try open("busy", patience: .milliseconds(100))
    session.setSpeed(1)

    for _ in 1...300 {
      clock.advance(by: .milliseconds(10))
      // The log tells of its events on the main queue.
      await Task.yield()
    }

    session.sendFrame()
    #expect(frames.count < 20)
    #expect(frames.lines.count > 2_500)
    #expect(frames.newest?.logStart != nil)
  }
}
