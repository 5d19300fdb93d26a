import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct LayoutFactTests {
  nonisolated static let builtIDs = LayoutFact.all.map(\.id).filter { FactScene.missing[$0] == nil }

  @Test(arguments: builtIDs)
  func framesAreAsRecorded(id: String) throws {
    let fact = LayoutFact.named(id)
    let scene = try #require(FactScene.all[id]?(), "no scene is built for \(id), and it is not listed as missing")
    let graph = ViewGraph(CGSize(width: fact.size[0], height: fact.size[1]), displayScale: scene.displayScale)

    graph.mount(scene.view)
    expect(graph, fact.frames, fact)

    for step in fact.steps ?? [] {
      let perform = try #require(scene.steps[step.name], "the scene of \(id) has no step \(step.name)")
      perform()
      graph.update()
      expect(graph, step.frames, fact, after: step.name)
    }
  }

  @Test func everyFactIsBuiltOrListedAsMissing() {
    let ids = Set(LayoutFact.all.map(\.id))
    let built = Set(FactScene.all.keys)
    let missing = Set(FactScene.missing.keys)

    #expect(ids.subtracting(built).subtracting(missing).sorted() == [])
    #expect(built.intersection(missing).sorted() == [], "what is built is no longer missing")
    #expect(built.union(missing).subtracting(ids).sorted() == [], "each scene stands for a fact of the fixture")
  }

  @Test func aWrongFrameIsNoticed() {
    let right: [CGFloat] = [75, 35, 50, 30]

    #expect(mismatches(["box": CGRect(x: 75, y: 35, width: 50, height: 30)], ["box": right], tolerance: 0.01) == [])
    #expect(
      mismatches(["box": CGRect(x: 75, y: 36, width: 50, height: 30)], ["box": right], tolerance: 0.01)
        == ["box is 75,36 50x30 and was recorded as 75,35 50x30"])
    #expect(mismatches([:], ["box": right], tolerance: 0.01) == ["box is not there and was recorded as 75,35 50x30"])
    #expect(mismatches(["box": .zero], [:], tolerance: 0.01) == ["box is there and was not recorded"])
  }

  // MARK: Comparing

  private func expect(_ graph: ViewGraph, _ recorded: [String: [CGFloat]], _ fact: LayoutFact, after step: String? = nil) {
    var found = graph.probes
    if fact.isInk, let root = found["root"]?.origin {
      for (name, frame) in found { found[name] = frame.offsetBy(dx: -root.x, dy: -root.y) }
    }
    // A capture of ink is rounded to whole pixels, and its window to whole points.
    let wrong = mismatches(found, recorded, tolerance: fact.isInk ? 0.51 : 0.01)
    #expect(
      wrong == [], "\(fact.view)\(step.map { ", after \($0)" } ?? ""): recorded by \(fact.src) in \(fact.host), \(fact.os)")
  }

  private func mismatches(
    _ found: [String: CGRect], _ recorded: [String: [CGFloat]], tolerance: CGFloat
  ) -> [String] {
    Set(found.keys).union(recorded.keys).sorted().compactMap { name in
      guard let numbers = recorded[name] else { return "\(name) is there and was not recorded" }
      let right = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      guard let frame = found[name] else { return "\(name) is not there and was recorded as \(words(right))" }
      let isRight = zip(lengths(frame), lengths(right)).allSatisfy { abs($0 - $1) <= tolerance }
      return isRight ? nil : "\(name) is \(words(frame)) and was recorded as \(words(right))"
    }
  }

  private func lengths(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }

  private func words(_ frame: CGRect) -> String {
    let words = lengths(frame).map { String(format: "%g", Double($0)) }
    return "\(words[0]),\(words[1]) \(words[2])x\(words[3])"
  }
}
