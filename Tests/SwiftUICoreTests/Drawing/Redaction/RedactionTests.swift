import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct RedactionTests {
  private func items(_ view: some View) -> [DisplayItem] { Screen(view).graph.displayList().items }

  private func isHidden(_ view: some View) -> Bool {
    let drawn = items(view)
    return !drawn.isEmpty && drawn.allSatisfy { if case .fill(.roundedRectangle, _) = $0 { true } else { false } }
  }

  @Test func aPlaceholderHidesTextsAndPictures() {
    let view = VStack {
      Text("Dune")
      Image(systemName: "book")
    }

    #expect(isHidden(view.redacted(reason: .placeholder)))
    #expect(!isHidden(view))
    #expect(isHidden(Text("a").bold() + Text("b")) == false)
  }

  @Test func aBarIsAsWideAsTheWordsItHides() {
    let screen = Screen(Text("Dune").redacted(reason: .placeholder))
    let plain = Screen(Text("Dune"))

    #expect(screen.graph.rootNode.children[0].size == plain.graph.rootNode.children[0].size)
    #expect(screen.texts == ["Dune"], "what is hidden is still there")
  }

  @Test func privacyHidesWhatIsSensitive() {
    #expect(isHidden(Text("1234").privacySensitive().redacted(reason: .privacy)))
    #expect(!isHidden(Text("1234").redacted(reason: .privacy)))
    #expect(!isHidden(Text("1234").privacySensitive(false).redacted(reason: .privacy)))
  }

  @Test func unredactedShowsWhatSurroundingsHide() {
    #expect(!isHidden(VStack { Text("Dune").unredacted() }.redacted(reason: .placeholder)))
  }

  @Test func reasonsAreReadFromTheEnvironment() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains([.placeholder, .invalidated]) ? "both" : "not both").unredacted() }
    }

    let screen = Screen(Reader().invalidatableContent().redacted(reason: .placeholder).redacted(reason: .invalidated))

    #expect(screen.texts == ["both"])
  }
}
