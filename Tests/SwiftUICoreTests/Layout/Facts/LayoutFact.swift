import Foundation

@_spi(Runtime) import SwiftUICore

/// Frames that others recorded from Apple's own SwiftUI; the fixture names where each comes from.
struct LayoutFact: Decodable, Sendable {
  struct Step: Decodable, Sendable {
    let name: String
    let frames: [String: [CGFloat]]
  }

  let id: String
  let view: String
  let size: [CGFloat]
  let frames: [String: [CGFloat]]
  let steps: [Step]?
  let metrics: String
  let src: String
  let host: String
  let os: String

  /// SwiftOpenUI's captures are the ink of what was drawn, on the pixel grid; the others are layout frames.
  var isInk: Bool { id.hasPrefix("swiftopenui/") }

  var idiom: InterfaceIdiom { os.hasPrefix("macOS") ? .mac : .phone }

  /// Whether it holds lines that the recording host made too high: then order and structure count.
  var isInflated: Bool { metrics == "style" }

  static let all: [LayoutFact] = {
    struct File: Decodable { let facts: [LayoutFact] }
    // The tests of `SwiftUI` read the same file: this one stands there too, as a link.
    let tests = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let url = tests.appendingPathComponent("SwiftUICoreTests/Fixtures/layout-facts.json")
    return try! JSONDecoder().decode(File.self, from: Data(contentsOf: url)).facts
  }()

  static func named(_ id: String) -> LayoutFact { all.first { $0.id == id }! }
}
