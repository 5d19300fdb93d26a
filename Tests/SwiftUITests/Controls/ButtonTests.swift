import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct ButtonTests {
  @Test func aTapRunsTheAction() {
    let notes = Notes()
    let screen = ControlScreen(Button("Save") { notes.lines.append("saved") })

    screen.tap("Save")

    #expect(notes.lines == ["saved"])
  }

  @Test func aButtonIsCalledWhatItsTextsSay() {
    let screen = ControlScreen(
      Button {
      } label: {
        Image(systemName: "book")
        Text("Dune")
        Text("Frank Herbert")
      })

    #expect(screen.lines == ["button \"Dune, Frank Herbert\""])
  }

  @Test func aSymbolNamesAButtonOnlyWhereNoTextDoes() {
    let screen = ControlScreen(
      Button {
      } label: {
        Image(systemName: "trash")
      })

    #expect(screen.lines == ["button \"trash\""])
  }

  @Test func aSymbolWithALabelOfItsOwnIsSaidBesideTheText() {
    let screen = ControlScreen(
      Button {
      } label: {
        Image(systemName: "circle.fill").accessibilityLabel("Unread")
        Text("Mail")
      })

    #expect(screen.lines == ["button \"Unread, Mail\""])
  }

  @Test func aDisabledButtonStaysOnTheScreenAndDoesNothing() {
    let notes = Notes()
    let screen = ControlScreen(Button("Save") { notes.lines.append("saved") }.disabled(true))

    screen.tap("Save")

    #expect(notes.lines == [])
    #expect(screen.nodes.first?.isEnabled == false)
    #expect(screen.nodes.first?.actions == [])
  }

  @Test func whatIsDisabledCannotBeEnabledFurtherDown() {
    let screen = ControlScreen(VStack { Button("Save") {}.disabled(false) }.disabled(true))

    #expect(screen.nodes.first?.isEnabled == false)
  }

  @Test func disablingAndEnablingFollowsTheState() {
    struct Form: View {
      @State var isLocked = false
      var body: some View {
        VStack {
          Button("Lock") { isLocked.toggle() }
          Button("Save") {}.disabled(isLocked)
        }
      }
    }
    let screen = ControlScreen(Form())

    screen.tap("Lock")

    #expect(screen.nodes.map(\.isEnabled) == [true, false])
  }

  @Test func theRoleAndTheSurroundingsDecideTheColor() {
    #expect(ControlScreen(Button("Save") {}).ink == Color.accentColor.drawn)
    #expect(ControlScreen(Button("Delete", role: .destructive) {}).ink == Color.red.drawn)
    #expect(ControlScreen(Button("Cancel", role: .cancel) {}).ink == Color.accentColor.drawn)
    #expect(ControlScreen(Button("Save") {}.disabled(true)).ink == Color.tertiaryLabel.drawn)
    #expect(ControlScreen(Button("Save") {}.foregroundStyle(.green)).ink == Color.green.drawn)
  }

  @Test func nothingIsRecordedFromAnAction() {
    struct Counter: View {
      @State var count = 0
      let notes: Notes
      var body: some View {
        let _ = notes.lines.append("body")
        Button("Count") { count += 1 }
      }
    }
    let notes = Notes()
    let screen = ControlScreen(Counter(notes: notes))

    screen.tap("Count")

    #expect(notes.lines == ["body"], "the body reads no state, so a write from the action evaluates nothing")
  }

  @Test func aModifierOnAGroupReachesEachButton() {
    let screen = ControlScreen(
      VStack {
        Group {
          Button("Save") {}
          Button("Send") {}
        }
        .disabled(true)
      })

    #expect(screen.nodes.map(\.isEnabled) == [false, false])
  }

  // Sizes: intrinsic-sizes.tsv, Button, recorded from iOS 26 (ios/button/basic), lines as on a default host.

  @Test func aPlainButtonIsAsLargeAsItsLabel() {
    let label = ControlScreen(Text("Save")).nodes[0].frame.size

    #expect(ControlScreen(Button("Save") {}).nodes[0].frame.size == label)
    #expect(label.height == 20.5)
  }

  @Test(arguments: [true, false]) func aBorderedButtonAddsTwelveAtTheSidesAndSevenAboveAndBelow(isProminent: Bool) {
    let label = ControlScreen(Text("Save")).nodes[0].frame.size
    let button = Button("Save") {}

    let screen =
      isProminent ? ControlScreen(button.buttonStyle(.borderedProminent)) : ControlScreen(button.buttonStyle(.bordered))

    #expect(screen.nodes[0].frame.size == CGSize(width: label.width + 24, height: 34.5))
  }

  @Test func aTitleWithASymbolIsNamedByTheTitle() {
    let screen = ControlScreen(Button("Add", systemImage: "plus") {})

    #expect(screen.lines == ["button \"Add\""])
    #expect(screen.symbols.map(\.name) == ["plus"])
  }
}
