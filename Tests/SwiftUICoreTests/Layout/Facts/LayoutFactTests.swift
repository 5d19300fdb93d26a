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

  @Test("Gap: 23 of 147 recorded layouts are not held") func everyFactIsBuiltOrListedAsMissing() {
    let ids = Set(LayoutFact.all.map(\.id))
    let built = Set(FactScene.all.keys)
    let missing = Set(FactScene.missing.keys)

    #expect(ids.subtracting(built).subtracting(missing).subtracting(FactScene.above).sorted() == [])
    #expect(missing.count == 23, "the name says how many")
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

  @Test func aWrongOrderIsNoticed() {
    let recorded: [String: [CGFloat]] = ["a": [0, 0, 10, 10], "b": [0, 20, 10, 10], "all": [0, 0, 50, 50]]
    let whole = CGRect(x: 0, y: 0, width: 50, height: 50)
    let upper = CGRect(x: 0, y: 0, width: 10, height: 12)
    let lower = CGRect(x: 0, y: 25, width: 10, height: 12)

    #expect(FactScene.structuralMismatches(["a": upper, "b": lower, "all": whole], recorded) == [])
    #expect(
      FactScene.structuralMismatches(["a": lower, "b": upper, "all": whole], recorded) == [
        "a does not stand above b: 0,25 10x12, 0,0 10x12"
      ])
    #expect(
      FactScene.structuralMismatches(["a": upper, "b": lower.offsetBy(dx: 60, dy: 0), "all": whole], recorded)
        == ["b does not stand inside of all: 60,25 10x12, 0,0 50x50"])
    #expect(FactScene.structuralMismatches(["a": upper, "b": lower], recorded) == ["all is not there and was recorded"])
  }
}
