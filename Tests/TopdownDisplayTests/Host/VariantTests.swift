import Foundation
import Testing

@testable import TopdownDisplay

struct VariantTests {
  @Test func wordsAddUp() throws {
    let variant = try Variant("dark,ar,xxl")

    #expect(variant.name == "dark,ar,xxl")
    #expect(variant.appearance == HostAppearance(colorScheme: .dark, typeSize: .xxLarge, locale: "ar"))
  }

  @Test func noWordIsTheStandard() throws {
    #expect(try Variant("") == .standard)
    #expect(try Variant("standard").appearance == HostAppearance())
  }

  @Test func theLaterOfTwoThatContradictEachOtherWins() throws {
    #expect(try Variant("dark light").appearance.colorScheme == .light)
  }

  @Test func aSizeIsAScreen() throws {
    #expect(try Variant("320x568").appearance.size == CGSize(width: 320, height: 568))
    #expect(try Variant("ipad").appearance.size == CGSize(width: 834, height: 1_194))
  }

  @Test(arguments: [("de", "de", "de"), ("pt-br", "pt-BR", "pt_BR"), ("zh_Hant", "zh-Hant", "zh_Hant")])
  func aLanguageIsALocale(_ word: String, _ name: String, _ identifier: String) throws {
    let variant = try Variant(word)

    #expect(variant.name == name)
    #expect(variant.appearance.locale == identifier)
  }

  @Test(arguments: ["drak", "0x10", "5000x10", "10x", "qqq", "de-"])
  func aWordThatNamesNothingIsRefused(_ word: String) {
    #expect(throws: UnknownVariant.self) { try Variant(word) }
  }

  @Test func theRefusalProposesTheNearest() {
    let refusal = UnknownVariant(word: "drak", nearest: "dark")

    #expect(
      refusal.description
        == "there is no variant drak, did you mean dark? there are light, dark, contrast, motion, xs, s, m, l, xl, xxl, xxxl, ax1, "
        + "ax2, ax3, ax4, ax5, pseudo, rtl, ltr, se, phone, max, landscape, ipad, a size such as 320x568, and languages such as de "
        + "or pt-BR")
  }

  @Test func eachVariantOfTheMatrixHasANameOfItsOwn() {
    #expect(Set(Variant.matrix.map(\.name)).count == Variant.matrix.count)
  }

  @Test(arguments: Variant.matrix.map(\.name) + ["standard", "dark,xxl,ar,ltr,320x568,contrast,motion", "zh-Hans", "pt-BR,ipad"])
  func anAppearanceIsSaidByItsWords(_ name: String) throws {
    let appearance = try Variant(name).appearance

    let variant = try #require(Variant(appearance))

    #expect(variant.appearance == appearance)
    #expect(variant.name == (name == "light" ? "standard" : name))
  }

  @Test(arguments: [
    HostAppearance(size: CGSize(width: 320.5, height: 568)), HostAppearance(size: CGSize(width: 9_000, height: 568)),
    HostAppearance(locale: "ar_EG@numbers=latn"), HostAppearance(locale: "a,b"),
  ])
  func whatNoWordSaysIsNoVariant(_ appearance: HostAppearance) {
    #expect(Variant(appearance) == nil)
  }
}
