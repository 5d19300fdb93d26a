import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct AccessibilityModifierTests {
  @Test func aLabelAValueAndAnIdentifierReplaceWhatIsTold() {
    let screen = ControlScreen(
      Toggle("Sort", isOn: .constant(true))
        .accessibilityLabel("Sorting").accessibilityValue("by author").accessibilityIdentifier("sort"))

    #expect(screen.lines == ["toggle \"Sorting\" by author"])
    #expect(screen.nodes[0].identifier == "sort")
  }

  @Test func whatAModifierNamesCanStillBeTapped() {
    let notes = Notes()
    let screen = ControlScreen(Button("x") { notes.lines.append("closed") }.accessibilityLabel("Close"))

    screen.tap("Close")

    #expect(notes.lines == ["closed"])
  }

  // As reported by users of XCUITest: an identifier on a stack hides those of its children
  // (github.com/wei18/apple-dev-skills/pull/41, github.com/kirill-markin/flashcards-open-source-app/pull/1541).
  @Test func onAStackAModifierChangesEachChildAndTheOuterOneHolds() {
    let screen = ControlScreen(
      VStack {
        Text("Dune").accessibilityIdentifier("title")
        Text("Frank Herbert")
      }
      .accessibilityIdentifier("book"))

    #expect(screen.nodes.map(\.identifier) == ["book", "book"])
    #expect(screen.nodes.map(\.label) == ["Dune", "Frank Herbert"])
  }

  @Test func onAContainerThatIsANodeItChangesTheContainerOnly() {
    let screen = ControlScreen(
      VStack {
        Text("Dune").accessibilityIdentifier("title")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("book"))

    #expect(screen.nodes.map(\.identifier) == ["book", "title"])
    #expect(screen.nodes.map(\.role) == [.group, .text])
  }

  @Test func whatIsHiddenIsStillThereButNotVisible() {
    let screen = ControlScreen(
      VStack { Text("Dune") }.accessibilityElement(children: .contain).accessibilityHidden(true))

    #expect(screen.nodes.map(\.isVisible) == [false, false])
    #expect(screen.texts == ["Dune"])
  }

  @Test func whatIsHiddenIsNotSaidByAButtonAroundIt() {
    let screen = ControlScreen(
      Button {
      } label: {
        Text("★").accessibilityHidden(true)
        Text("Rate")
      })

    #expect(screen.lines == ["button \"Rate\""])
  }

  @Test func aModifierThatIsNotEnabledSaysNothing() {
    let screen = ControlScreen(
      Text("Dune").accessibilityLabel("A", isEnabled: true).accessibilityLabel("B", isEnabled: false)
        .accessibilityHidden(true, isEnabled: false))

    #expect(screen.lines == ["text \"A\""])
    #expect(screen.nodes[0].isVisible)
  }

  @Test func aColorBecomesFoundOnceItIsNamed() {
    #expect(ControlScreen(Color.red).lines == [])
    #expect(ControlScreen(Color.red.accessibilityLabel("Cover")).lines == ["group \"Cover\""])
  }

  @Test func aTraitChangesTheRole() {
    #expect(ControlScreen(Text("Books").accessibilityAddTraits(.isHeader)).lines == ["header \"Books\""])
    #expect(ControlScreen(Text("Books").accessibilityAddTraits([.isButton, .isSelected])).lines == ["button \"Books\""])
    #expect(ControlScreen(Button("Books") {}.accessibilityRemoveTraits(.isButton)).lines == ["group \"Books\""])
    #expect(ControlScreen(Text("Books").accessibilityAddTraits(.isSelected)).lines == ["text \"Books\""])
  }

  @Test func aChangedLabelIsTold() {
    struct Player: View {
      @State var isPlaying = false
      var body: some View {
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: "play")
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
      }
    }
    let screen = ControlScreen(Player())

    screen.tap("Play")

    #expect(screen.lines == ["button \"Pause\""])
  }
}
