import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUICore
@testable import TopdownRenderer

@Suite struct TextDrawingTests {
  let font = DisplayFont(size: 17)

  func ink(of run: TextRun) throws -> CGRect? {
    try draw([.text(run)], size: CGSize(width: 300, height: 60)).ink
  }

  @Test func textIsDrawnInsideItsLine() throws {
    let (ascent, height) = (TextMetrics.ascent(of: font, pixel: 0.5), TextMetrics.lineHeight(of: font, pixel: 0.5))
    let width = TextMetrics.positions(of: "Äpfel Quitten", font: font).width
    let line = CGRect(x: 20, y: 20, width: width, height: height)

    let ink = try ink(of: .measured("Äpfel Quitten", at: CGPoint(x: 20, y: 20 + ascent), font: font))

    #expect(line.contains(try #require(ink)))
  }

  @Test func eachCharacterIsDrawnWhereItsPositionSays() throws {
    let one = try ink(of: TextRun(text: "l", origin: CGPoint(x: 10, y: 40), positions: [0], font: font, color: .black))
    let two = try ink(of: TextRun(text: "ll", origin: CGPoint(x: 10, y: 40), positions: [0, 200], font: font, color: .black))

    let (first, both) = (try #require(one), try #require(two))
    #expect(both.minX == first.minX && both.maxX == first.maxX + 200)
  }

  @Test func charactersThatInterWouldJoinStayApart() throws {
    let arrow = try ink(of: TextRun(text: "->", origin: CGPoint(x: 10, y: 40), positions: [0, 100], font: font, color: .black))

    #expect(try #require(arrow).width > 100)
  }

  @Test func anAccentStaysWithItsLetter() throws {
    let composed = try draw([.text(.measured("e\u{301}x", at: CGPoint(x: 5, y: 30), font: font))])

    #expect(try composed == draw([.text(.measured("\u{E9}x", at: CGPoint(x: 5, y: 30), font: font))]))
  }

  @Test func positionsCountCharactersWhateverTheirBytes() throws {
    let family = TextRun(
      text: "日👩‍👩‍👧e\u{301}l", origin: CGPoint(x: 10, y: 40), positions: [0, 20, 40, 200], font: font, color: .black)

    #expect(try #require(try ink(of: family)).maxX > 205)
  }

  @Test func weightsAndItalicsDiffer() throws {
    let fonts =
      [300, 400, 500, 600, 700, 800, 900].map { DisplayFont(size: 17, weight: $0) }
      + [DisplayFont(size: 17, isItalic: true), DisplayFont(size: 17, isMonospaced: true)]

    let pictures = try fonts.map { font in
      try draw([.text(TextRun(text: "ag", origin: CGPoint(x: 5, y: 30), positions: [0, 12], font: font, color: .black))])
    }

    #expect(Set(pictures).count == fonts.count)
  }

  @Test func rightToLeftLettersAreDrawnWhereTheirPositionsSay() throws {
    let run = TextRun(text: "שלום", origin: CGPoint(x: 10, y: 40), positions: [150, 100, 50, 0], font: font, color: .black)

    let drawn = try #require(try ink(of: run))

    #expect(drawn.minX < 30 && drawn.maxX > 160)
  }

  @Test func aNewlineIsNotDrawn() throws {
    #expect(try ink(of: .measured("\n", at: CGPoint(x: 10, y: 40), font: font)) == nil)
  }

  @Test func textTakesItsColorAndOpacity() throws {
    let run = TextRun.measured(
      "█", at: CGPoint(x: 5, y: 30), font: DisplayFont(size: 30), color: DisplayColor(red: 0, green: 0, blue: 1, alpha: 0.5))

    let image = try draw([.text(run)])

    #expect(image.pixels.contains { $0 == 0xFF7F_7FFF || $0 == 0xFF80_80FF })
  }
}
