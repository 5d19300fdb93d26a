import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct StringCatalogTests {
  @Test func aCatalogueHoldsAllLanguagesAndTheirForms() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "shelf.title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "My books"}},
          "de": {"stringUnit": {"state": "translated", "value": "Meine Bücher"}}}},
        "%lld books": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Buch"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Bücher"}}}}}}},
        "untranslated": {}}}
      """#.utf8
    ).write(to: root.appendingPathComponent("Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: root))
    func string(_ key: LocalizedStringKey, _ language: String) -> String {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: language)
      return Text(key, bundle: bundle).string(in: environment)
    }

    #expect(string("shelf.title", "de_DE") == "Meine Bücher")
    #expect(string("shelf.title", "fr") == "My books", "the source's language where there is no other")
    #expect(string("\(1) books", "de") == "1 Buch" && string("\(3) books", "de") == "3 Bücher")
    #expect(string("\(3) books", "en") == "3 books" && string("untranslated", "de") == "untranslated")
  }
}
