import Foundation
import Testing
import TopdownEvidence

@Suite struct LogJSONTests {
  let log = ExecutionLog()

  @Test func aLogIsOneEventALine() {
    record(.write, "isLoading", true, after: .zero, in: TaskIdentity(id: "a"))
    record(.call, "move", "Dune", 2, after: .milliseconds(300), in: TaskIdentity(name: "search", id: "b"))
    record(.mark, "cancelled", after: .milliseconds(1250), in: nil)

    #expect(
      log.json == """
        {
          "version": 1,
          "events": [
            {"time": 0, "task": "task 1", "kind": "write", "name": "isLoading", "values": ["true"]},
            {"time": 0.3, "task": "search", "kind": "call", "name": "move", "values": ["Dune", "2"]},
            {"time": 1.25, "task": null, "kind": "mark", "name": "cancelled", "values": []}
          ]
        }

        """)
  }

  @Test func nothingIsAnEmptyList() {
    #expect(log.json == "{\n  \"version\": 1,\n  \"events\": []\n}\n")
  }

  @Test(arguments: [#"a "quoted" \ word"#, "tab\tbell\u{7}null\u{0}", "e\u{301} مرحبا 👩‍👩‍👧", ""])
  func anyTextComesBackAsItWas(text: String) throws {
    struct Parsed: Decodable {
      struct Event: Decodable {
        let name: String
        let values: [String]
      }
      let events: [Event]
    }
    record(.call, text, text, after: .zero, in: nil)

    let parsed = try JSONDecoder().decode(Parsed.self, from: Data(log.json.utf8))

    #expect(parsed.events.map { Array($0.name.unicodeScalars) } == [Array(text.unicodeScalars)])
    #expect(parsed.events.map { $0.values.map { Array($0.unicodeScalars) } } == [[Array(text.unicodeScalars)]])
  }

  private func record<each Value>(
    _ kind: BoundaryEvent.Kind, _ name: String, _ values: repeat each Value, after time: Duration, in task: TaskIdentity?
  ) {
    log.record(BoundaryEvent(kind, name, repeat each values, at: log.began + time, in: task))
  }
}
