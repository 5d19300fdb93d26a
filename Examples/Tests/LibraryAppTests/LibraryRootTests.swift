#if canImport(TopdownStage)
  import Foundation
  import LibraryApp
  import LibraryLive
  import LibraryModels
  import SwiftUI
  import Testing
  import TopdownStage

  @MainActor struct LibraryRootTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")

    private func file() throws -> String {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.appendingPathComponent("library.sqlite").path
    }

    @Test func whatIsInTheFileIsOnTheScreenAndADeletionIsInTheFile() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = try file()
      let dune = Book(title: "Dune", author: "Frank Herbert")
      let anathem = Book(title: "Anathem", author: "Neal Stephenson")
      try await LibraryStore(path: path).save([dune, anathem])
      let stage = Stage(LibraryRoot(path: path))

      try stage.row("Dune").swipe(.trailing).button("Delete").tap()

      #expect(!stage.shows("Dune"))
      #expect(try await LibraryStore(path: path).books(in: .title) == [anathem])
    }

    @Test func aDamagedFileIsSaidInWords() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = try file()
      try Data(repeating: 0x42, count: 4_096).write(to: URL(fileURLWithPath: path))

      let stage = Stage(LibraryRoot(path: path))

      #expect(stage.shows("The library file is damaged."), "\(stage.screen)")
    }
  }
#else
  import Testing

  struct LibraryRootTests {
    @Test("LibraryRootTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
