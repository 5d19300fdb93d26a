import Foundation
import SwiftUI
import Testing
import TopdownDisplay
import TopdownScenarios

@testable import TopdownHost

private enum SwitchScenarios: ScenarioProvider {
  static let scenarios = [
    Scenario(.loaded, expecting: []) { log in Toggle("Lamp", isOn: log.binding("isOn", false)) },
    Scenario(.delayed) { _ in
      Text("soon").task { try? await Task.sleep(for: .seconds(3_600)) }
    },
    Scenario("dirty") { _ in Restless() },
  ]
}

private enum Generic<Value>: ScenarioProvider {
  static var scenarios: [Scenario] { [] }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

#Preview("Lamp", traits: .fixedLayout(width: 120, height: 40)) { Text("preview") }

#Preview("Tight", traits: .sizeThatFitsLayout) { Text("Dune") }

/// A host whose messages a test reads.
@MainActor private final class Conversation {
  private(set) var messages: [HostMessage] = []
  private var host: HostService!
  private var lastNumber = 0

  init() { host = HostService(catalogue: HostCatalogue()) { [unowned self] in messages.append($0) } }

  func sayHello() { host.sayHello() }

  /// Sends a request, lets the main queue run, and answers with what the host said.
  func ask(_ command: HostRequest.Command) async -> [HostMessage] {
    messages = []
    lastNumber += 1
    host.answer(HostRequest(number: lastNumber, command: command))
    for _ in 0..<20 { await Task.yield() }
    return messages
  }

  /// The events that came with the latest answer.
  var lines: [String] {
    messages.flatMap { message -> [String] in
      guard case .frame(_, let frame) = message else { return [] }
      return frame.log.map(\.line)
    }
  }

  /// The newest frame of the latest answer.
  var frame: HostFrame? {
    messages.reversed().lazy.compactMap { message -> HostFrame? in
      switch message {
      case .frame(_, let frame), .snapshot(_, let frame): frame
      case .hello, .done, .failed: nil
      }
    }.first
  }
}

@MainActor struct HostTests {
  @Test func helloNamesTheVersionAndEveryEntry() {
    let conversation = Conversation()

    conversation.sayHello()

    guard case .hello(let version, let entries, let unseen)? = conversation.messages.first else {
      Issue.record("no hello: \(conversation.messages)")
      return
    }
    #expect(version == hostProtocolVersion)
    #expect(unseen?.contains { $0.hasPrefix("Not shown are the scenarios of Generic: ") } == true)
    #expect(entries.contains { $0.id == "Switch/loaded" && $0.kind == .scenario && $0.expected == [] })
    #expect(entries.contains { $0.id == "Switch/delayed" && $0.expected == nil })
    #expect(
      entries.contains { $0.id == "HostTests/Lamp" && $0.kind == .preview && $0.location?.hasPrefix("TopdownHostTests/") == true }
    )
  }

  @Test func anOpenedScenarioSendsItsFrame() async {
    let conversation = Conversation()

    let answer = await conversation.ask(.open(session: "a", HostShowing("Switch/loaded")))

    #expect(answer.first == .done(number: 1))
    #expect(conversation.frame?.display.size == CGSize(width: 375, height: 667))
    #expect(conversation.frame?.log.map(\.line) == [])
  }

  @Test func aTapSendsTheChangedScreenAndTheLog() async throws {
    let conversation = Conversation()
    _ = await conversation.ask(.open(session: "a", HostShowing("Switch/loaded")))
    let toggle = try #require(conversation.frame?.semantics.children.first)

    _ = await conversation.ask(.perform(session: "a", node: toggle.id, action: .activate, argument: nil))

    #expect(conversation.lines == ["isOn true"])
    #expect(conversation.frame?.semantics.children.first?.value == "on")
  }

  @Test func twoSessionsDoNotTouchEachOther() async throws {
    let conversation = Conversation()
    _ = await conversation.ask(.open(session: "a", HostShowing("Switch/loaded")))
    let toggle = try #require(conversation.frame?.semantics.children.first)
    _ = await conversation.ask(.perform(session: "a", node: toggle.id, action: .activate, argument: nil))

    _ = await conversation.ask(.open(session: "b", HostShowing("Switch/loaded", HostAppearance(colorScheme: .dark))))

    #expect(conversation.lines == [])
    #expect(conversation.frame?.display.background == DisplayColor(red: 0, green: 0, blue: 0))
  }

  @Test func whatIsNotThereIsSaid() async {
    let conversation = Conversation()

    let entry = await conversation.ask(.open(session: "a", HostShowing("Switch/loade")))
    let session = await conversation.ask(.perform(session: "z", node: 1, action: .activate, argument: nil))
    _ = await conversation.ask(.open(session: "a", HostShowing("Switch/loaded")))
    let node = await conversation.ask(.perform(session: "a", node: 9_999, action: .activate, argument: nil))

    guard case .failed(1, let message)? = entry.first else { return #expect(Bool(false), "\(entry)") }
    #expect(message.hasPrefix("there is no scenario or preview \"Switch/loade\"; this host has "))
    #expect(session == [.failed(number: 2, message: "there is no session \"z\": open it first")])
    #expect(node.contains(.failed(number: 4, message: "node 9999 has left the screen: use the newest frame")))
  }

  @Test func whatIsPutOnTheMainQueueIsDoneBeforeTheScreenIsShown() async {
    let conversation = Conversation()

    _ = await conversation.ask(.snapshot(HostShowing("HostTests/Queued"), steps: []))
    #expect(conversation.frame?.semantics.children.first?.label == "1 now")
    _ = await conversation.ask(.snapshot(HostShowing("HostTests/Queued"), steps: [.advance(seconds: 3)]))

    #expect(conversation.frame?.semantics.children.first?.label == "2 later")
  }

  @Test func aScreenKnowsNothingOfWhatAnEarlierOneHasStored() async {
    let conversation = Conversation()

    for _ in 1...2 { _ = await conversation.ask(.snapshot(HostShowing("HostTests/Stored"), steps: [.tap("0 times")])) }

    #expect(conversation.frame?.semantics.children.first?.label == "1 times")
  }

  @Test func aSnapshotDoesNotWaitForWhatSleeps() async {
    let conversation = Conversation()

    _ = await conversation.ask(.snapshot(HostShowing("Switch/delayed"), steps: []))

    #expect(conversation.frame?.semantics.children.first?.label == "soon")
  }

  @Test func traitsDecideTheSizeOfASnapshot() async {
    let conversation = Conversation()

    _ = await conversation.ask(.snapshot(HostShowing("HostTests/Lamp"), steps: []))
    #expect(conversation.frame?.display.size == CGSize(width: 120, height: 40))
    _ = await conversation.ask(.snapshot(HostShowing("HostTests/Tight"), steps: []))

    #expect(conversation.frame?.display.size.height == 20.5)
    #expect(conversation.frame?.display.size.width ?? 400 < 60)
  }

  @Test func aViewThatNeverSettlesFailsItsSnapshot() async {
    let answer = await Conversation().ask(.snapshot(HostShowing("Switch/dirty"), steps: []))

    guard case .failed(1, let message)? = answer.first else { return #expect(Bool(false), "\(answer)") }
    #expect(message.hasPrefix("Restless never settles: "))
  }

  @Test func messagesCrossTheWireUnchanged() throws {
    let request = HostRequest(
      number: 7, command: .perform(session: "a", node: 3, action: .setText, argument: "naïve \"quotes\"\n"))

    let copy = try JSONDecoder().decode(HostRequest.self, from: JSONEncoder().encode(request))

    #expect(copy == request)
  }
}

private struct Queued: View {
  @State private var text = "none"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.async { text = "1 now" }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "2 later" }
    }
  }
}

#Preview("Queued") { Queued() }

private struct Stored: View {
  @State private var times = UserDefaults.standard.integer(forKey: "times")

  var body: some View {
    Button("\(times) times") {
      times += 1
      UserDefaults.standard.set(times, forKey: "times")
    }
  }
}

#Preview("Stored") { Stored() }
