import SwiftUI
import Testing
import TopdownStage

@MainActor struct ConfirmationDialogTests {
  @Test func aDialogOffersItsActionsAndCancel() {
    let stage = Stage(
      Presenting { below, isPresented in
        below.confirmationDialog("Delete the book?", isPresented: isPresented) {
          Button("Delete", role: .destructive) {}
          Button("Archive") {}
        } message: {
          Text("It can't be undone.")
        }
      })

    #expect(
      stage.screen == """
        screen
          confirmationDialog "Delete the book?"
            text "It can't be undone."
            button "Delete"
            button "Archive"
            button "Cancel"
        """)
  }

  @Test func aCancelActionOfItsOwnStandsLastAndInsteadOfTheStandardOne() {
    let stage = Stage(
      Presenting { below, isPresented in
        below.confirmationDialog("Delete?", isPresented: isPresented) {
          Button("Keep", role: .cancel) {}
          Button("Delete") {}
        }
      })

    #expect(stage.all(.button).map(\.label) == ["Delete", "Keep"])
  }

  @Test func anActionRunsAndThenTheDialogIsGone() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting { below, isPresented in
        below.confirmationDialog("Delete?", isPresented: isPresented) { Button("Delete") { notes.add("deleted") } }
      })

    try stage.confirmationDialog("Delete?").button("Delete").tap()

    #expect(notes.lines == ["deleted"])
    #expect(stage.screen == "screen\n  text \"down\"")
  }

  @Test func aTapBesideTheDialogCancels() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting { below, isPresented in
        below.confirmationDialog("Delete?", isPresented: isPresented) {
          Button("Keep", role: .cancel) { notes.add("kept") }
        }
      })

    try stage.dismiss()

    #expect(notes.lines == ["kept"])
    #expect(stage.shows("down"))
  }

  @Test func everyFormIsShown() {
    let title: Substring = "Sort"
    #expect(Stage(Presenting { $0.confirmationDialog(title, isPresented: $1) {} }).shows("Sort"))
    #expect(
      Stage(
        Presenting {
          $0.confirmationDialog(Text("Sort"), isPresented: $1, titleVisibility: .visible, presenting: 2) { Button("By \($0)") {} }
        }
      ).shows("By 2"))
    #expect(
      Stage(
        Presenting {
          $0.confirmationDialog("Sort", isPresented: $1, presenting: 2) {
            Button("By \($0)") {}
          } message: {
            Text("of \($0)")
          }
        }
      ).shows("of 2"))
  }
}
