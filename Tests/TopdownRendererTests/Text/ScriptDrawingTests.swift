import CTopdownCairo
import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUICore
@testable import TopdownRenderer

/// What Inter lacks; Scripts/bootstrap installs the fonts.
@Suite(.withFontsOfOtherScripts) struct ScriptDrawingTests {
  let font = DisplayFont(size: 40)
  let size = CGSize(width: 300, height: 80)

  func image(_ text: String, color: DisplayColor = .black) throws -> PixelImage {
    try draw([.text(.measured(text, at: CGPoint(x: 10, y: 50), font: font, color: color))], size: size)
  }

  func undrawn(_ text: String) throws -> [UndrawnLetter] {
    let run = TextRun.measured(text, at: CGPoint(x: 10, y: 50), font: font)
    return try Renderer().picture(of: DisplayList(size: size, background: .white, items: [.text(run)])).undrawnLetters
  }

  @Test(arguments: [
    "🖋🥳📝✅", "👍🏽🇩🇪❤️1️⃣", "שלום", "مرحبا", "สวัสดี", "नमस्ते", "বাংলা", "ਪੰਜਾਬੀ", "ગુજરાતી", "செயல்", "తెలుగు", "ಕನ್ನಡ",
    "മലയാളം", "සිංහල", "ລາວ", "မြန်မာ", "ქართული", "Հայերեն", "አማርኛ", "ខ្មែរ", "བོད་", "ᏣᎳᎩ", "日本語ひらがなカタカナ", "你好，世界",
    "안녕하세요", "⌘⇧⏎◆▶𝒳∑",
  ])
  func noLetterOfALivingScriptIsABox(text: String) throws {
    #expect(try undrawn(text) == [])
  }

  @Test func aLetterThatNoFontHasIsListedOnce() throws {
    let letters = try undrawn("a\u{13000}\u{13001}")

    #expect(letters == [UndrawnLetter(letter: "\u{13000}")])
    #expect(
      letters[0].message
        == "None of the fonts that pictures are drawn with has '\u{13000}' (U+13000): a box with its code is drawn.")
  }

  @Test func emojiAreDrawnInTheirColorsInsideTheirAdvance() throws {
    let image = try image("🥳")

    let ink = try #require(image.ink)
    let end = 10 + TextMetrics.positions(of: "🥳", font: font).width
    #expect(ink.minX >= 10)
    #expect(ink.maxX <= end)
    #expect((32...52).contains(ink.height))
    let yellow = image.pixels.filter { pixel in
      let (red, blue) = (pixel >> 16 & 0xFF, pixel & 0xFF)
      return red > 0xE0 && blue < 0x80
    }
    #expect(!yellow.isEmpty)
  }

  @Test(arguments: [("ท", "ที่"), ("त", "ते"), ("क", "का"), ("ש", "שׁ"), ("ب", "بَ")])
  func aMarkIsDrawnWithItsLetter(letter: String, marked: String) throws {
    let (plain, all) = (try image(letter), try image(marked))

    let ink = { (image: PixelImage) in image.pixels.filter { $0 != 0xFFFF_FFFF }.count }
    #expect(ink(all) > ink(plain))
  }

  @Test func emojiTakeTheOpacityOfTheText() throws {
    let faint = try image("🥳", color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.1))

    #expect(faint.pixels.allSatisfy { $0 & 0xFF > 0xC0 })
  }

  @Test func lettersThatJoinLeaveNoGapInsideAWord() throws {
    let image = try image("بيت")

    let ink = try #require(image.ink)
    let columns = Int(ink.minX * 2)..<Int(ink.maxX * 2)
    let blank = columns.filter { column in (0..<image.height).allSatisfy { row in image[column, row] == 0xFFFF_FFFF } }
    #expect(blank.isEmpty)
  }

  @Test func aWordThatJoinsIsAsWideAsItsLettersWereMeasured() throws {
    let positions: [CGFloat] = [100, 50, 0]

    let ink = try draw(
      [.text(TextRun(text: "بيت", origin: CGPoint(x: 10, y: 50), positions: positions, font: font, color: .black))], size: size
    ).ink

    #expect(try #require(ink).width > 100)
  }

  @Test func aBoldThatAFontLacksIsMadeOfItsRegular() throws {
    func dark(_ weight: Int) throws -> Int {
      let run = TextRun.measured("日", at: CGPoint(x: 10, y: 50), font: DisplayFont(size: 40, weight: weight))
      return try draw([.text(run)], size: size).pixels.filter { $0 != 0xFFFF_FFFF }.count
    }

    #expect(try dark(700) > dark(400))
  }

  @Test(arguments: ["שלום עולם", "สวัสดีชาวโลก", "नमस्ते दुनिया", "வணக்கம் உலகம்", "გამარჯობა", "Բարև աշխարհ", "مرحبا بالعالم"])
  func measuredWidthsAreAboutThoseOfTheFonts(text: String) {
    for weight in [400, 700] {
      let font = DisplayFont(size: 40, weight: weight)

      let share = TextMetrics.positions(of: text, font: font).width / DrawingFonts.using { drawnWidth(of: text, font) }

      #expect((0.88...1.12).contains(share), "\(text) at \(weight); run Scripts/generate-metrics")
    }
  }

  private func drawnWidth(of text: String, _ font: DisplayFont) -> CGFloat {
    let context = pango_font_map_create_context(DrawingFonts.shared.map)
    let layout = pango_layout_new(context)
    let description = pango_font_description_from_string("Inter," + DrawingFonts.shared.fallbacks)
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight)))
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, text, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    return CGFloat(extents.width) / CGFloat(PANGO_SCALE)
  }
}

@Suite struct UndrawnLetterTests {
  @Test func aScriptWithoutItsFontIsNamedWithThePackage() {
    let letter = UndrawnLetter(letter: "செ", script: "Tamil", package: "fonts-noto-core")

    #expect(
      letter.message
        == "No font for Tamil is installed, and 'செ' is drawn as a box; install it: sudo apt-get install fonts-noto-core")
  }

  @Test(arguments: [
    ("செ", "Tamil"), ("ש", "Hebrew"), ("日", "Chinese, Japanese or Korean"), ("🥳", "emoji"), ("❤️", "emoji"), ("🖋", "emoji"),
  ])
  func aLetterKnowsItsScript(letter: Character, script: String) {
    #expect(LetterScript.of(letter)?.name == script)
  }
}
