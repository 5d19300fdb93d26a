@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import Testing

@MainActor struct SpacerTests {
  private func frames(_ view: some View, width: CGFloat = 343) -> [CGRect] {
    let graph = ViewGraph(CGSize(width: width, height: 100))
    graph.mount(view)
    return graph.semantics().children.map(\.frame)
  }

  @Test func aLongTextBesideASpacerTakesWhatItNeeds() {
    let frames = frames(
      HStack {
        Text("Some reasonably long title")
        Spacer()
        Text("Value")
      })

    #expect(frames.count == 2)
    #expect(Set(frames.map(\.height)).count == 1, "both are one line high")
    #expect(frames[1].maxX == 343)
  }

  @Test func spacersShareWhatIsLeftAndKeepTheirLeastLength() {
    let frames = frames(
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 10).accessibilityElement()
        Spacer(minLength: 40)
        Color.red.frame(height: 10).accessibilityElement()
      }, width: 300)

    #expect(frames.map(\.width) == [100, 160])
  }
}
