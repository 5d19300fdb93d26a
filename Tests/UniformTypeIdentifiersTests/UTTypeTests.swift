import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func aFilenameExtensionLeadsToItsType() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "csv") == .commaSeparatedText)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("public.png") == .png)
    #expect(UTType("org.example.unknown") == nil)
  }

  @Test func anUnknownExtensionHasATypeOfItsOwn() {
    let type = UTType(filenameExtension: "shelf")

    #expect(type?.isDynamic == true)
    #expect(type?.preferredFilenameExtension == "shelf")
    #expect(type?.conforms(to: .data) == true)
  }

  @Test func aTypeConformsToItsSupertypesAndToItself() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
  }

  @Test func aTypeOfTheAppConformsToWhatItSays() {
    let shelf = UTType(exportedAs: "org.example.shelf", conformingTo: .json)

    #expect(shelf.conforms(to: .text))
    #expect(UTType(importedAs: "org.example.shelf") == shelf)
    #expect(shelf.isDeclared && !shelf.isPublic)
  }

  @Test func namesOfFilesFollowTheType() {
    #expect(URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .json).path == "/a/b.json")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.json.localizedDescription == "JSON")
    #expect("\(UTType.json)" == "public.json")
  }

  @Test func aTypeIsCodedByItsIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.pdf])

    #expect(String(decoding: data, as: UTF8.self) == "[\"com.adobe.pdf\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }
}
