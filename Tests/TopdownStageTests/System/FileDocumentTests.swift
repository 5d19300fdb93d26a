import Foundation
import SwiftUI
import Testing
import TopdownStage
import UniformTypeIdentifiers

private struct Notebook: FileDocument {
  var text: String

  init(_ text: String) { self.text = text }

  static var readableContentTypes: [UTType] { [.plainText] }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(text) as \(configuration.contentType.identifier)".utf8))
  }
}

private final class Board: ReferenceFileDocument, @unchecked Sendable {
  @Published var title = "Plan"

  init() {}

  static var readableContentTypes: [UTType] { [.json] }

  init(configuration: ReadConfiguration) throws {}

  func snapshot(contentType: UTType) throws -> String { title }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("[\"\(snapshot)\"]".utf8))
  }
}

private struct Exporter<Content: View>: View {
  @State private var isPresented = false
  let make: (Button<Text>, Binding<Bool>) -> Content

  var body: some View { make(Button("Export") { isPresented = true }, $isPresented) }
}

@MainActor struct FileDocumentTests {
  private let notes = Notes()

  /// What is in the files that were written to a folder by choosing `name` in it, each as "name: text".
  private func written(to name: String, _ make: @escaping (Button<Text>, Binding<Bool>) -> some View) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = Stage(Exporter(make: make))
    try stage.button("Export").tap()
    try stage.chooseFiles([name.isEmpty ? folder : folder.appendingPathComponent(name)])
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { file in
      "\(file): \(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))"
    }
  }

  @Test func aDocumentIsWrittenInEachForm() throws {
    let type = try written(to: "notes.txt") { button, isPresented in
      button.fileExporter(isPresented: isPresented, document: Notebook("Dune"), contentType: .plainText) { result in
        notes.add((try? result.get().lastPathComponent) ?? "failed")
      }
    }
    let types = try written(to: "notes") { button, isPresented in
      button.fileExporter(isPresented: isPresented, document: Notebook("Dune"), contentTypes: []) { _ in }
    }
    let reference = try written(to: "board.json") { button, isPresented in
      button.fileExporter(isPresented: isPresented, document: Board(), contentType: .json) { _ in }
    }

    #expect(type == ["notes.txt: Dune as public.plain-text"] && types == type)
    #expect(reference == [#"board.json: ["Plan"]"#])
    #expect(notes.lines == ["notes.txt"])
  }

  @Test func severalDocumentsAreWrittenToAFolder() throws {
    let documents = [Notebook("Dune"), Notebook("Emma")]
    let type = try written(to: "") { button, isPresented in
      button.fileExporter(isPresented: isPresented, documents: documents, contentType: .plainText) { _ in }
    }
    let types = try written(to: "") { button, isPresented in
      button.fileExporter(isPresented: isPresented, documents: documents, contentTypes: [.plainText]) { _ in }
    }
    let references = try written(to: "") { button, isPresented in
      button.fileExporter(isPresented: isPresented, documents: [Board()], contentType: .json) { _ in }
    }

    #expect(type == ["Item 1.txt: Dune as public.plain-text", "Item 2.txt: Emma as public.plain-text"] && types == type)
    #expect(references == [#"Item 1.json: ["Plan"]"#])
  }

  @Test func aCancelledExportIsTold() throws {
    let stage = Stage(
      Exporter { button, isPresented in
        button.fileExporter(isPresented: isPresented, document: Notebook("Dune")) { _ in
          notes.add("completed")
        } onCancellation: {
          notes.add("cancelled")
        }
      })

    try stage.button("Export").tap()
    try stage.button("Cancel").tap()

    #expect(notes.lines == ["cancelled"])
    #expect(Notebook.writableContentTypes == [.plainText] && Board.writableContentTypes == [.json])
  }
}

struct FileWrapperTests {
  @Test func aFolderIsWrittenAndReadWithAllThatIsInIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("B".utf8))])
    inner.preferredFilename = "inner"
    let outer = FileWrapper(directoryWithFileWrappers: [:])
    outer.addFileWrapper(inner)
    outer.addRegularFile(withContents: Data("A".utf8), preferredFilename: "a.txt")

    try outer.write(to: folder, options: .withNameUpdating)
    let read = try FileWrapper(url: folder)

    #expect(outer.filename == folder.lastPathComponent && read.isDirectory && !read.isRegularFile && !read.isSymbolicLink)
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner"])
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("B".utf8))
  }

  @Test func aTakenNameIsMadeAnother() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])

    let first = folder.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a.txt")
    let second = folder.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt")
    #expect(first == "a.txt" && second != "a.txt" && folder.fileWrappers?[second]?.regularFileContents == Data("2".utf8))

    folder.removeFileWrapper(try #require(folder.fileWrappers?["a.txt"]))
    #expect(folder.fileWrappers?.keys.sorted() == [second])
  }
}
