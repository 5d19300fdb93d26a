import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Reader: View {
  @Environment(\.textInputTraits) var traits
  @Environment(\.autocorrectionDisabled) var isDisabled
  var body: some View {
    Text("\(isDisabled) \(traits.autocapitalization.map { "\($0)" } ?? "-") \(traits.submitLabel.map { "\($0)" } ?? "-")")
  }
}

@MainActor struct TextInputTraitsTests {
  @Test func whatKeyboardsWouldFollowIsThereToBeRead() {
    let screen = ControlScreen(
      Reader().autocorrectionDisabled().textInputAutocapitalization(.never).submitLabel(.search))

    #expect(screen.texts == ["true never search"])
  }

  @Test func nilLeavesItToTheSystem() {
    let screen = ControlScreen(
      Reader().disableAutocorrection(nil).textInputAutocapitalization(nil).disableAutocorrection(true)
        .textInputAutocapitalization(.words))

    #expect(screen.texts == ["false - -"])
  }

  @Test func aRenameButtonRunsTheActionAround() {
    let notes = Notes()
    let screen = ControlScreen(RenameButton().renameAction { notes.lines.append("rename") })

    screen.tap("Rename")

    #expect(notes.lines == ["rename"])
    #expect(ControlScreen(RenameButton()).nodes[0].isEnabled == false)
  }
}
