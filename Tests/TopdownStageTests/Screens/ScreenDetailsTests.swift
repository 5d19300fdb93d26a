import SwiftUI
import Testing
import TopdownStage

@MainActor struct ScreenDetailsTests {
  private let stage = Stage(
    VStack(spacing: 0) {
      Color.clear.frame(width: 100, height: 20).accessibilityElement().accessibilityLabel("sky")
      Button("Go") {}.frame(width: 60.25, height: 40)
    })

  @Test func framesFollowEachLineWhereAskedFor() throws {
    let lines = stage.screen(showing: .frames).split(separator: "\n")

    #expect(lines.first == #"screen frame=0,0 375x667"#)
    #expect(lines.contains { $0.contains(#""sky""#) && $0.hasSuffix("frame=137.5,303.5 100x20") }, "\(lines)")
  }

  @Test func anIdStaysWithItsNode() throws {
    let button = try stage.button("Go").node.id

    let screen = stage.screen(showing: [.ids, .frames])

    #expect(screen.contains(#"button "Go" id=\#(button) frame="#), "\(screen)")
  }

  @Test func withoutDetailsTheScreenIsTheSameAsEver() {
    #expect(stage.screen(showing: []) == stage.screen)
  }
}
