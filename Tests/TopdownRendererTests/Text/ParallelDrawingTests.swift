import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUICore
@testable import TopdownRenderer

/// Cairo keeps ten faces open for all threads, and closes one that it believes unused for an eleventh.
@Suite(.withFontsOfOtherScripts) struct ParallelDrawingTests {
  private static let greetings = [
    "Hello", "🥳", "שלום", "مرحبا", "สวัสดี", "नमस्ते", "বাংলা", "செயல்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "ລາວ", "ქართული", "Հայերեն",
    "አማርኛ", "ខ្មែរ", "日本語",
  ]

  /// No two have a size in common: each asks its faces for outlines that nothing has kept.
  private static func picture(_ number: Int) throws -> Data {
    let font = DisplayFont(size: 12 + CGFloat(number) / 16)
    let items = greetings.indices.map { line in
      let greeting = greetings[(line + number) % greetings.count]
      return DisplayItem.text(.measured(greeting, at: CGPoint(x: 10, y: 30 * CGFloat(line + 1)), font: font))
    }
    return try Renderer().png(of: DisplayList(size: CGSize(width: 120, height: 540), background: .white, items: items), scale: 1)
  }

  @Test func manyThreadsDrawInMoreFontsThanCairoKeepsOpen() async throws {
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<64 {
        group.addTask { (number, try Self.picture(number)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    for number in [0, 31, 63] {
      #expect(try together[number] == Self.picture(number))
    }
  }
}
