import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct ShownScreenTests {
  private var shown: ShownScreen {
    let semantics = SemanticsNode(
      id: 1, role: .screen, frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      children: [SemanticsNode(id: 2, role: .button, label: "Retry", actions: [.activate])])
    var frame = HostFrame(
      display: DisplayList(size: .zero, background: DisplayColor(red: 1, green: 1, blue: 1)), semantics: semantics)
    frame.log = [
      HostEvent(line: "load", kind: "call", name: "load", payload: nil, seconds: 0),
      HostEvent(line: "books [Dune,\nEmma]", kind: "write", name: "books", payload: "[Dune,\nEmma]", seconds: 12.5),
    ]
    frame.sources = [HostTruth(owner: "scenario", name: "books", value: "[]")]
    frame.values = [HostValue(name: "size", kind: .choice, text: "small", options: ["small", "large"])]
    frame.warnings = ["a button has no name"]
    frame.clock = HostClock(seconds: 12.5, pending: [])
    return ShownScreen(entry: "Shelf/loaded", variant: "standard", frame: frame, png: nil)
  }

  @Test func theLogHasTimesInAColumn() {
    #expect(
      shown.text() == """
        screen
          button "Retry"

        log
          0 s     load
          12.5 s  books [Dune,
          Emma]

        """)
  }

  @Test func sourcesComeOnRequestWithWhatIsPending() {
    #expect(
      shown.text(showingSources: true).components(separatedBy: "\n\n").dropFirst(2).joined(separator: "\n\n") == """
        sources
          scenario.books = []

        values
          size = small: small, large

        warnings
          a button has no name

        pending: none

        """)
  }

  @Test func jsonHasTheScreenAsATreeAndAllOfTheRest() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(shown.json.utf8)) as? [String: Any])

    let screen = try #require(object["screen"] as? [String: Any])
    #expect(screen["role"] as? String == "screen")
    #expect((screen["children"] as? [[String: Any]])?.first?["label"] as? String == "Retry")
    #expect((object["log"] as? [[String: Any]])?.map { $0["seconds"] as? Double } == [0, 12.5])
    #expect(object["pending"] as? [String] == [])
    #expect(object["warnings"] as? [String] == ["a button has no name"])
    #expect(object["seconds"] as? Double == 12.5)
    #expect(object["failure"] == nil)
  }
}
