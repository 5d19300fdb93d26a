import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct LocalizedStringKeyTests {
  /// A bundle with German texts, gone with the test.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    let german = root.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(
      #"""
      "Hello" = "Hallo";
      "Hello %@" = "Hallo, **%@**";
      "%@ of %@" = "%2$@ von %1$@";
      "100%%" = "100 Prozent";
      """#.utf8
    ).write(to: german.appendingPathComponent("Localizable.strings"))
    try Data(#""Save" = "Sichern";"#.utf8).write(to: german.appendingPathComponent("Buttons.strings"))
    let plurals: [String: Any] = [
      "%lld books": [
        "NSStringLocalizedFormatKey": "%#@books@", "books": ["one": "%lld Buch", "other": "%lld Bücher"],
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: plurals, format: .xml, options: 0)
      .write(to: german.appendingPathComponent("Localizable.stringsdict"))
    try body(try #require(Bundle(url: root)))
  }

  private func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
  }

  @Test func aKeyIsTheFormatOfItsInterpolations() {
    #expect(("Hello \("you")" as LocalizedStringKey).key == "Hello %@")
    #expect(("\(3) of \(2.5)" as LocalizedStringKey).key == "%lld of %lf")
    #expect(("100%" as LocalizedStringKey) == LocalizedStringKey("100%"))
    #expect(("\(5)%" as LocalizedStringKey).key == "%lld%%")
  }

  @Test func aTextIsLookedUpInTheLanguageOfItsSurroundings() throws {
    try withBundle { bundle in
      let german = environment("de_AT")

      #expect(Text("Hello", bundle: bundle).string(in: german) == "Hallo")
      #expect(Text("Hello \("Ada")", bundle: bundle).string(in: german) == "Hallo, Ada")
      #expect(Text("\("a") of \("b")", bundle: bundle).string(in: german) == "b von a")
      #expect(Text("Save", tableName: "Buttons", bundle: bundle).string(in: german) == "Sichern")
      #expect(Text("Hello", bundle: bundle).string(in: environment("en")) == "Hello")
      #expect(Text("Unknown", bundle: bundle).string(in: german) == "Unknown")
    }
  }

  @Test func anAmountChoosesItsForm() throws {
    try withBundle { bundle in
      let german = environment("de")

      #expect(Text("\(1) books", bundle: bundle).string(in: german) == "1 Buch")
      #expect(Text("\(2000) books", bundle: bundle).string(in: german) == "2.000 Bücher")
    }
  }

  @Test func whatIsPutInIsNoMarkdown() {
    let resolved = TextResolver.resolve(Text("**\("a*b*c")**"), in: environment("en"))

    #expect(resolved.string == "a*b*c" && resolved.font.weight == 700)
  }

  @Test func anyValueCanBePutIn() {
    struct Point { let x = 1 }

    #expect(Text("\(Point().x) \("s"[...]) \(true)").string(in: environment("en")) == "1 s true")
    #expect(Text("A \(accessibilityName: Color.red) ball").string(in: environment("en")) == "A red ball")
  }
}
