import Foundation
import Testing
import UniformTypeIdentifiers

@testable import CoreTransferable

private struct Book: Codable, Equatable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .rtf) { Data("rtf \($0.title)".utf8) }
      .exportingCondition { $0.title != "secret" }
      .suggestedFileName { "\($0.title).rtf" }
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Note: Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { note in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data(note.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Note(text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

struct TransferableTests {
  @Test func theFirstFormOfAWantedTypeIsHandedOver() async throws {
    let book = Book(title: "Dune")

    #expect(try await book.exported(as: []).contentType == .json)
    #expect(try await book.exported(as: [.rtf]).data == Data("rtf Dune".utf8))
    #expect(try await book.exported(as: [.rtf]).fileName == "Dune.rtf")
    #expect(try await book.exported(as: [.plainText]).data == Data("Dune".utf8))
  }

  @Test func aFormWhoseConditionDoesNotHoldIsLeftOut() async {
    await #expect(throws: TransferError.noRepresentation(item: "Book", wanted: "public.rtf")) {
      try await Book(title: "secret").exported(as: [.rtf])
    }
    #expect(
      TransferError.noRepresentation(item: "Book", wanted: "public.rtf").description
        == "Book has no representation as public.rtf: add one to its transferRepresentation.")
  }

  @Test func whatWasHandedOverIsReadAgain() async throws {
    let book = Book(title: "Dune")

    #expect(try await Book.received(book.exported(as: [.json]).data, .json) == book)
    #expect(try await Note.received(Note(text: "a").exported(as: []).data, .plainText) == Note(text: "a"))
    #expect(try await String.received("b".exported(as: []).data, .utf8PlainText) == "b")
    #expect(try await URL.received(URL(string: "https://example.org")!.exported(as: []).data, .url).host == "example.org")
    #expect(try await AttributedString("c").exported(as: []).data == Data("c".utf8))
    #expect(try await Data([1]).exported(as: []).data == Data([1]))
  }
}
