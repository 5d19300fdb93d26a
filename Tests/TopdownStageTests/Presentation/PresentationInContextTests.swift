import SwiftUI
import Testing
import TopdownStage

/// Presentations where features have them: in rows, in stacks, with bars of their own.
@MainActor struct PresentationInContextTests {
  private struct Editor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    let save: (String) -> Void

    var body: some View {
      NavigationStack {
        List { TextField("Title", text: $title) }
          .navigationTitle("New book")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") {
                save(title)
                dismiss()
              }
            }
          }
      }
    }
  }

  private struct Shelf: View {
    @State private var books = ["Dune"]
    @State private var isAdding = false

    var body: some View {
      NavigationStack {
        List { ForEach(books, id: \.self) { Text($0) } }
          .navigationTitle("Books")
          .toolbar { Button("Add") { isAdding = true } }
          .sheet(isPresented: $isAdding) { Editor { books.append($0) } }
      }
    }
  }

  @Test func aFormInASheetSavesAndDismissesItself() throws {
    let stage = Stage(Shelf())
    try stage.button("Add").tap()
    try stage.textField("Title").type("Emma")

    try stage.sheet().button("Save").tap()

    #expect(stage.shows("Emma"))
    #expect(!stage.screen.contains("sheet"))
  }

  @Test func cancelLeavesEverythingAsItWas() throws {
    let stage = Stage(Shelf())
    try stage.button("Add").tap()

    try stage.button("Cancel").tap()

    #expect(stage.shows("Dune"))
    #expect(!stage.screen.contains("sheet"))
  }

  @Test func aRowPresentsItsOwnSheet() throws {
    struct Row: View {
      let title: String
      @State private var isOpen = false
      var body: some View {
        Button(title) { isOpen = true }.sheet(isPresented: $isOpen) { Text("About \(title)") }
      }
    }
    let stage = Stage(List { ForEach(["Dune", "Emma"], id: \.self) { Row(title: $0) } })

    try stage.button("Emma").tap()

    #expect(stage.screen == "screen\n  sheet\n    text \"About Emma\"")
    try stage.dismiss()
    #expect(stage.shows("Dune"))
  }

  @Test func aSheetFollowsTheScreen() throws {
    let stage = Stage(Text("below").sheet(isPresented: .constant(true)) { Text("content") })

    stage.size = CGSize(width: 667, height: 375)
    try stage.settle()

    #expect(try stage.sheet().frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(try stage.text("content").frame.midX == 333.5)
  }

  @Test func aListBelowASheetIsNotSearched() throws {
    let notes = Notes()
    let stage = Stage(
      List(0..<200, id: \.self) { number in Text("Row \(number)").onAppear { notes.add("\(number)") } }
        .sheet(isPresented: .constant(true)) { Text("content") })
    let appeared = notes.lines.count

    #expect(throws: StageError.self) { try stage.text("Row 199") }

    #expect(notes.lines.count == appeared)
  }
}
