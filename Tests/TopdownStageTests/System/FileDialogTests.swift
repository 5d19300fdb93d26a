import Foundation
import SwiftUI
import Testing
import TopdownStage
import UniformTypeIdentifiers

@MainActor struct FileDialogTests {
  /// A folder that is gone after `body`.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func note<Value>(_ notes: Notes, _ result: Result<Value, any Error>, _ line: (Value) -> String) {
    switch result {
    case .success(let value): notes.add(line(value))
    case .failure(let error): notes.add("\(error)")
    }
  }

  @Test func aChosenFileIsHandedOver() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting { below, isPresented in
        below.fileImporter(isPresented: isPresented, allowedContentTypes: [.json]) { result in
          note(notes, result) { "\($0.path) while \(isPresented.wrappedValue ? "up" : "down")" }
        }
      })
    #expect(
      stage.screen == """
        screen
          fileDialog
            textField "Path" = ""
            button "Cancel"
            button "Open" disabled
        """)

    try stage.chooseFiles([URL(fileURLWithPath: "/books/dune.json")])

    #expect(notes.lines == ["/books/dune.json while down"])
    #expect(stage.shows("down"))
  }

  @Test func severalFilesAreHandedOverWhereThatIsAllowed() throws {
    func chosen(_ allowsMany: Bool) throws -> [String] {
      let notes = Notes()
      let stage = Stage(
        Presenting {
          $0.fileImporter(isPresented: $1, allowedContentTypes: [.text], allowsMultipleSelection: allowsMany) { result in
            note(notes, result) { $0.map(\.lastPathComponent).joined(separator: ", ") }
          }
        })
      try stage.chooseFiles([URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.md.txt")])
      return notes.lines
    }

    #expect(try chosen(true) == ["a.txt, b.md.txt"])
    #expect(try chosen(false) == ["a.txt"])
  }

  @Test func aFileOfAnotherTypeIsAnError() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting {
        $0.fileImporter(isPresented: $1, allowedContentTypes: [.image]) { result in note(notes, result) { $0.path } }
      })

    try stage.chooseFiles([URL(fileURLWithPath: "/a.txt")])

    #expect(notes.lines == ["a.txt is of no type that is allowed here: choose another file, or allow its content type."])
  }

  @Test func cancellingChoosesNothing() throws {
    let notes = Notes()
    let stage = Stage(
      Presenting { below, isPresented in
        below.fileImporter(
          isPresented: isPresented, allowedContentTypes: [], allowsMultipleSelection: false,
          onCompletion: { _ in notes.add("completed") }, onCancellation: { notes.add("cancelled") })
      })

    try stage.fileDialog().button("Cancel").tap()

    #expect(notes.lines == ["cancelled"])
    #expect(stage.shows("down"))
  }

  @Test func anItemIsWrittenWhereAPersonSays() throws {
    try withFolder { folder in
      let notes = Notes()
      let stage = Stage(
        Presenting {
          $0.fileExporter(isPresented: $1, item: "Dune", contentTypes: [.plainText], defaultFilename: "book") { result in
            note(notes, result) { $0.lastPathComponent }
          }
        })

      try stage.chooseFiles([folder.appendingPathComponent("shelf.txt")])

      #expect(notes.lines == ["shelf.txt"])
      #expect(try String(contentsOf: folder.appendingPathComponent("shelf.txt"), encoding: .utf8) == "Dune")
    }
  }

  @Test func severalItemsAreWrittenIntoAFolder() throws {
    try withFolder { folder in
      let notes = Notes()
      let stage = Stage(
        Presenting {
          $0.fileExporter(isPresented: $1, items: ["Dune", "Emma"]) { result in
            note(notes, result) { $0.map(\.lastPathComponent).joined(separator: ", ") }
          }
        })

      try stage.chooseFiles([folder])

      #expect(notes.lines == ["Item 1, Item 2"])
    }
  }

  @Test func filesMoveIntoTheFolder() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.txt")
      try Data("a".utf8).write(to: file)
      let target = folder.appendingPathComponent("target")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let notes = Notes()
      let stage = Stage(
        Presenting { $0.fileMover(isPresented: $1, file: file) { result in note(notes, result) { $0.lastPathComponent } } })

      try stage.chooseFiles([target])

      #expect(notes.lines == ["a.txt"])
      #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("a.txt").path))
    }
  }

  @Test func withoutFilesNothingIsMoved() {
    #expect(Stage(Presenting { $0.fileMover(isPresented: $1, files: []) { _ in } }).shows("up"))
  }

  @Test func theTextsOfADialogAreThoseAskedFor() {
    let stage = Stage(
      Presenting { $0.fileImporter(isPresented: $1, allowedContentTypes: [.json]) { _ in } }
        .fileDialogMessage("Which shelf?")
        .fileDialogConfirmationLabel("Take")
        .fileExporterFilenameLabel("Where")
        .fileDialogDefaultDirectory(nil)
        .fileDialogCustomizationID("shelf")
        .fileDialogBrowserOptions(.includeHiddenFiles)
        .fileDialogImportsUnresolvedAliases(true))

    #expect(
      stage.screen == """
        screen
          fileDialog
            text "Which shelf?"
            textField "Where" = ""
            button "Cancel"
            button "Take" disabled
        """)
  }
}
