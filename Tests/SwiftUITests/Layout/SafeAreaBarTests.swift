import SwiftUI
import Testing
import TopdownStage

@MainActor struct SafeAreaBarTests {
  private var bar: some View { Color.red.frame(width: 40, height: 30).accessibilityIdentifier("bar") }

  private func frames(_ view: some View) throws -> [CGRect] {
    let stage = Stage(view, size: CGSize(width: 300, height: 200))
    return try ["bar", "content"].map { try stage.element(identifier: $0).frame }
  }

  @Test(arguments: [VerticalEdge.top, .bottom]) func aBarKeepsItsEdgeFree(edge: VerticalEdge) throws {
    let content = Color.blue.accessibilityIdentifier("content")

    let withBar = try frames(content.safeAreaBar(edge: edge, alignment: .leading, spacing: 10) { bar })

    #expect(try withBar == frames(content.safeAreaInset(edge: edge, alignment: .leading, spacing: 10) { bar }))
    #expect(
      withBar == [
        CGRect(x: 0, y: edge == .top ? 0 : 170, width: 40, height: 30),
        CGRect(x: 0, y: edge == .top ? 40 : 0, width: 300, height: 160),
      ])
  }

  @Test(arguments: [HorizontalEdge.leading, .trailing]) func aBarKeepsItsSideFree(edge: HorizontalEdge) throws {
    let content = Color.blue.accessibilityIdentifier("content")

    let withBar = try frames(content.safeAreaBar(edge: edge, alignment: .bottom) { bar })

    #expect(try withBar == frames(content.safeAreaInset(edge: edge, alignment: .bottom) { bar }))
    #expect(withBar[0].maxY == 200 && withBar[1].width < 300)
  }
}
