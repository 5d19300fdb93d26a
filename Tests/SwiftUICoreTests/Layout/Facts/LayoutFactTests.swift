import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct LayoutFactTests {
  nonisolated static let builtIDs = LayoutFact.all.map(\.id).filter {
    FactScene.missing[$0] == nil && !FactScene.above.contains($0)
  }

  @Test(
    "frames are as recorded, of stacks, frames, shapes, grids, and from right to left (facts 55, 56, 57, 58, 59, 60, 61, 62)",
    arguments: builtIDs)
  func framesAreAsRecorded(id: String) throws {
    let scene = try #require(FactScene.all[id]?(), "no scene is built for \(id), and it is not listed as missing")

    try scene.expectFrames(of: LayoutFact.named(id))
  }

  @Test func everyFactIsBuiltOrListedAsMissing() {
    let ids = Set(LayoutFact.all.map(\.id))
    let built = Set(FactScene.all.keys)
    let missing = Set(FactScene.missing.keys)

    #expect(ids.subtracting(built).subtracting(missing).subtracting(FactScene.above).sorted() == [])
    #expect(built.intersection(missing).sorted() == [], "what is built is no longer missing")
    #expect(built.union(missing).subtracting(ids).sorted() == [], "each scene stands for a fact of the fixture")
  }

  @Test func aWrongFrameIsNoticed() {
    let right: [CGFloat] = [75, 35, 50, 30]

    #expect(FactScene.mismatches(["box": CGRect(x: 75, y: 35, width: 50, height: 30)], ["box": right], tolerance: 0.01) == [])
    #expect(
      FactScene.mismatches(["box": CGRect(x: 75, y: 36, width: 50, height: 30)], ["box": right], tolerance: 0.01)
        == ["box is 75,36 50x30 and was recorded as 75,35 50x30"])
    #expect(FactScene.mismatches([:], ["box": right], tolerance: 0.01) == ["box is not there and was recorded as 75,35 50x30"])
    #expect(FactScene.mismatches(["box": .zero], [:], tolerance: 0.01) == ["box is there and was not recorded"])
  }
}
