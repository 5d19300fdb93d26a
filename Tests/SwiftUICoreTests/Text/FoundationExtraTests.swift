import Foundation
import SwiftUICore
import Testing

/// What Foundation has on Apple's systems only.
struct FoundationExtraTests {
  @Test func aPersonsFoldersAreKnown() throws {
    let folders = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .desktopDirectory, .downloadsDirectory,
      .moviesDirectory, .musicDirectory, .picturesDirectory,
    ]

    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") } && Set(folders).count == folders.count)
    #expect(
      try URL(for: .documentDirectory, in: .userDomainMask).standardizedFileURL.path
        == URL.documentsDirectory.standardizedFileURL.path)
  }

  @Test func aChosenFileCanBeReached() {
    let file = URL(fileURLWithPath: "/books/dune.txt")

    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }

  @Test func localizedWordsHaveTheirMarkdown() {
    let (name, words) = ("Dune", AttributedString(localized: "Read **now**"))

    #expect(String(words.characters) == "Read now" && String(localized: "Read **now**") == "Read **now**")
    #expect(words.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    #expect(String(AttributedString(localized: "Read \(name)", comment: "a book").characters) == "Read Dune")
  }

  @Test func wordsAreLocalizedInEachForm() {
    let count = 3

    #expect(String(localized: "Books") == "Books" && String(localized: "Books", comment: "all of them") == "Books")
    #expect(String(localized: "\(count) books", table: "Shelf", bundle: .main, locale: Locale(identifier: "en")) == "3 books")
    #expect(String(localized: "shelf.count", defaultValue: "\(count) books", comment: "on a shelf") == "3 books")
  }
}
