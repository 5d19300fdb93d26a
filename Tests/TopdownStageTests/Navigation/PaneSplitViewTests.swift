import SwiftUI
import Testing
import TopdownStage

@MainActor struct PaneSplitViewTests {
  private let size = CGSize(width: 301, height: 301)

  @ViewBuilder private var panes: some View {
    Color.red.accessibilityIdentifier("first")
    Color.blue.accessibilityIdentifier("second")
  }

  private func frames(_ view: some View) throws -> [CGRect] {
    let stage = Stage(view, size: size)
    return try ["first", "second"].map { try stage.element(identifier: $0).frame }
  }

  @Test func panesStandSideBySide() throws {
    let frames = try frames(HSplitView { panes })

    #expect(frames.map(\.height) == [301, 301])
    #expect(frames[0].minX == 0 && frames[1].maxX == 301)
    #expect(frames[1].minX - frames[0].maxX > 0 && frames[1].minX - frames[0].maxX <= 1)
  }

  @Test func panesStandOneBelowTheOther() throws {
    let frames = try frames(VSplitView { panes })

    #expect(frames.map(\.width) == [301, 301])
    #expect(frames[0].minY == 0 && frames[1].maxY == 301)
    #expect(frames[1].minY - frames[0].maxY > 0 && frames[1].minY - frames[0].maxY <= 1)
  }
}
