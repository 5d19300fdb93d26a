import Foundation
import SwiftUI
import Testing
import TopdownStage

/// A view that shows whatever `present` makes of a flag that starts true.
struct Presenting<Content: View>: View {
  @State private var isPresented = true
  @ViewBuilder let present: (Text, Binding<Bool>) -> Content

  var body: some View {
    present(Text(isPresented ? "up" : "down"), $isPresented)
  }
}

private struct NoPaper: LocalizedError {
  var errorDescription: String? { "Out of paper" }
  var recoverySuggestion: String? { "Add some." }
}

@MainActor struct AlertTests {
  @Test func anAlertIsNamedByItsTitleAndShowsItsMessageAndActions() {
    let stage = Stage(
      Presenting { below, isPresented in
        below.alert("Delete the book?", isPresented: isPresented) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It can't be undone.")
        }
      })

    #expect(
      stage.screen == """
        screen
          alert "Delete the book?"
            text "It can't be undone."
            button "Keep"
            button "Delete"
        """)
  }

  @Test("an action runs, and then the alert is gone (fact 83)") func anActionRunsAndThenTheAlertIsGone() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting { below, isPresented in
        below.alert("Delete?", isPresented: isPresented) {
          Button("Delete") { notes.add("deleted while \(isPresented.wrappedValue ? "up" : "down")") }
        }
      })

    try stage.alert("Delete?").button("Delete").tap()

    #expect(notes.lines == ["deleted while up"])
    #expect(stage.screen == "screen\n  text \"down\"")
  }

  @Test func withoutActionsThereIsOK() throws {
    let stage = Stage(Presenting { $0.alert("Saved", isPresented: $1) {} })

    try stage.alert("Saved").button("OK").tap()

    #expect(stage.shows("down"))
  }

  @Test func nobodyLeavesAnAlertWithoutChoosing() {
    let stage = Stage(Presenting { $0.alert("Saved", isPresented: $1) {} })

    #expect(throws: StageError.unable("alert \"Saved\"", action: "let itself be dismissed by hand", abilities: [])) {
      try stage.dismiss()
    }
  }

  @Test func aTextFieldInAnAlertIsWritten() throws {
    struct Renaming: View {
      @State private var isAsking = true
      @State private var name = ""
      var body: some View {
        Text("Name: \(name)").alert("Rename", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) {}
          Button("Save") {}
        }
      }
    }
    let stage = Stage(Renaming())

    try stage.alert("Rename").textField("Name").type("Dune")
    try stage.button("Save").tap()

    #expect(stage.shows("Name: Dune"))
  }

  @Test func dataIsHandedToActionsAndMessage() {
    func stage(_ title: String?) -> Stage {
      Stage(
        Presenting { below, isPresented in
          below.alert("Delete?", isPresented: isPresented, presenting: title) { title in
            Button("Delete \(title)") {}
          } message: { title in
            Text("\(title) is lost.")
          }
        })
    }

    #expect(stage("Dune").screen == "screen\n  alert \"Delete?\"\n    text \"Dune is lost.\"\n    button \"Delete Dune\"")
    #expect(stage(nil).screen == "screen\n  text \"up\"", "without data nothing is shown")
  }

  @Test func anErrorGivesTheTitle() throws {
    let stage = Stage(
      Presenting { below, isPresented in
        below.alert(isPresented: isPresented, error: NoPaper()) { error in
          Button("Retry") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      })

    #expect(try stage.alert("Out of paper").text("Add some.").isEnabled)
    #expect(Stage(Presenting { $0.alert(isPresented: $1, error: Optional<NoPaper>.none) {} }).shows("up"))
  }

  @Test func everyFormOfATitleIsShown() {
    let title: Substring = "Saved"
    #expect(Stage(Presenting { $0.alert(title, isPresented: $1) {} }).shows("Saved"))
    #expect(Stage(Presenting { $0.alert(Text("Saved"), isPresented: $1) {} }).shows("Saved"))
    #expect(
      Stage(
        Presenting {
          $0.alert(title, isPresented: $1) {
          } message: {
            Text("all")
          }
        }
      ).shows("all"))
    #expect(Stage(Presenting { $0.alert(Text("Saved"), isPresented: $1, presenting: 1) { Button("\($0)") {} } }).shows("1"))
  }

  @Test func anAlertThatLeadsToAnotherIsNoReasonToWarn() throws {
    struct Twice: View {
      @State private var first = true
      @State private var second = false
      var body: some View {
        Text("below")
          .alert("First", isPresented: $first) { Button("Next") { second = true } }
          .alert("Second", isPresented: $second) {}
      }
    }
    let stage = Stage(Twice())

    try stage.button("Next").tap()

    #expect(stage.screen == "screen\n  alert \"Second\"\n    button \"OK\"")
    #expect(stage.warnings == [])
  }

  @Test func anAlertOverASheetLeavesTheSheet() throws {
    let stage = Stage(
      Text("below").sheet(isPresented: .constant(true)) {
        Presenting { $0.alert("Sure?", isPresented: $1) {} }
      })

    try stage.button("OK").tap()

    #expect(stage.screen == "screen\n  sheet\n    text \"down\"")
  }

  @Test func dialogSettingsAreKept() {
    #expect(DialogSeverity.critical != .standard)
    #expect(DialogSeverity.automatic == .automatic)
    let stage = Stage(
      Presenting { $0.alert("Saved", isPresented: $1) {} }.dialogIcon(Image(systemName: "star")).dialogSeverity(.critical))
    #expect(stage.shows("star"))
  }
}

@MainActor struct AlertValueTests {
  @Test func anAlertValueWithTwoButtons() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting { below, isPresented in
        below.alert(isPresented: isPresented) {
          Alert(
            title: Text("Delete?"), message: Text("For ever."), primaryButton: .destructive(Text("Delete")) { notes.add("gone") },
            secondaryButton: .cancel())
        }
      })
    #expect(
      stage.screen == "screen\n  alert \"Delete?\"\n    text \"For ever.\"\n    button \"Cancel\"\n    button \"Delete\"")

    try stage.button("Delete").tap()

    #expect(notes.lines == ["gone"])
    #expect(stage.shows("down"))
  }

  @Test func anAlertValueHasOKByItself() throws {
    let stage = Stage(Presenting { $0.alert(isPresented: $1) { Alert(title: Text("Saved")) } })

    try stage.alert("Saved").button("OK").tap()

    #expect(stage.shows("down"))
  }

  @Test func theContentIsMadeOfTheItem() throws {
    struct Failing: View {
      struct Failure: Identifiable { let id: Int }
      @State private var failure: Failure? = Failure(id: 404)
      var body: some View {
        Text(failure == nil ? "fine" : "failed").alert(item: $failure) { failure in
          Alert(title: Text("Error \(failure.id)"), dismissButton: .default(Text("Fine")))
        }
      }
    }
    let stage = Stage(Failing())

    try stage.alert("Error 404").button("Fine").tap()

    #expect(stage.screen == "screen\n  text \"fine\"")
  }

  @Test func anActionSheetIsAChoiceFromTheBottom() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting { below, isPresented in
        below.actionSheet(isPresented: isPresented) {
          ActionSheet(
            title: Text("Sort"),
            buttons: [.default(Text("By name")) { notes.add("name") }, .cancel(Text("Never mind")) { notes.add("cancelled") }])
        }
      })
    #expect(
      stage.screen == "screen\n  confirmationDialog \"Sort\"\n    button \"By name\"\n    button \"Never mind\"")

    try stage.dismiss()

    #expect(notes.lines == ["cancelled"], "a tap beside it stands for the cancel button")
    #expect(stage.shows("down"))
  }
}
