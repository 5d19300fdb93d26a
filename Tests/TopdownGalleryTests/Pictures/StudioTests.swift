import Foundation
import Synchronization
import Testing
import TopdownDisplay
import TopdownRenderer

@testable import TopdownGallery

@Suite struct StudioTests {
  private let list = DisplayList(size: CGSize(width: 8, height: 4), background: DisplayColor(red: 1, green: 1, blue: 1))

  @Test func theRenderersPicturesHaveTwoPixelsAPoint() async throws {
    let png = try await Studio(Renderer()).drawing(of: list).png

    // Width and height stand at a fixed place in every PNG.
    #expect(Array(png[16..<24]) == [0, 0, 0, 16, 0, 0, 0, 8])
  }

  @Test func aSymbolWithoutAnIconIsReportedOnce() async throws {
    let reported = Mutex<[String]>([])
    let studio = Studio(FakePictures(unmappedSymbols: ["moon.dust"])) { symbol in reported.withLock { $0.append(symbol) } }

    _ = try await studio.drawing(of: list)
    _ = try await studio.drawing(of: list)

    #expect(reported.withLock { $0 } == ["moon.dust"])
  }

  @Test func oneLetterOfAScriptWithoutAFontIsReported() async throws {
    let reported = Mutex<[String]>([])
    let letters = ["செ", "ய"].map { UndrawnLetter(letter: $0, script: "Tamil", package: "fonts-noto-core") }
    let studio = Studio(
      FakePictures(undrawnLetters: letters), onUndrawnLetter: { letter in reported.withLock { $0.append(letter.letter) } })

    _ = try await studio.drawing(of: list)
    _ = try await studio.drawing(of: list)

    #expect(reported.withLock { $0 } == ["செ"])
  }
}
