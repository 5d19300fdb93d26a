import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct PseudoLanguageTests {
  private func texts<V: View>(of view: V) -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_XA")
    return Screen(view, environment: environment).texts
  }

  @Test func wordsAreLongerAndAccentedAndInBrackets() {
    #expect(texts(of: Text("Sort by author")) == ["[Šôôŕţ bý ááûûţĥôôŕ]"])
  }

  @Test func whatStandsInForAPlaceholderStaysAsItIs() {
    let title = "Dune"

    #expect(texts(of: Text("Delete \(title)?")) == ["[Ðééļééţéé Dune?]"])
  }

  @Test func aVerbatimTextIsSeenToBeNoneOfALanguage() {
    #expect(texts(of: Text(verbatim: "Dune")) == ["Dune"])
  }

  @Test func theAddressOfALinkIsLeftAlone() {
    #expect(PseudoLanguage.words(for: "see [this](https://a.example/ab)") == "[šéééé [ţĥîîš](https://a.example/ab)]")
  }
}
