import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct ReferenceComparisonTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("reference-\(UUID().uuidString).png")

  @Test func aPictureIsTheSameDifferentOrWithoutReference() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let picture = try Renderer().png(of: .shelf)
    #expect(try ReferenceComparison(of: picture, with: file) == .missing)

    try picture.write(to: file)
    #expect(try ReferenceComparison(of: picture, with: file) == .same)

    var other = DisplayList.shelf
    other.items.append(.fill(.rectangle(CGRect(x: 100, y: 50, width: 0.5, height: 0.5)), .red))
    let changed = try ReferenceComparison(of: Renderer().png(of: other), with: file)
    #expect(
      changed
        == .different(.pixels(count: 1, of: 640 * 480, bounds: CGRect(x: 200, y: 100, width: 1, height: 1)), reference: picture))
  }
}
