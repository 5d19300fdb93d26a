import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Holds the frames of the view, and those after each step, against what was recorded.
  func expectFrames(of fact: LayoutFact) throws {
    let graph = ViewGraph(
      CGSize(width: fact.size[0], height: fact.size[1]), displayScale: displayScale, idiom: fact.idiom)

    graph.mount(view)
    expect(graph, fact.frames, fact)

    for step in fact.steps ?? [] {
      let perform = try #require(steps[step.name], "the scene of \(fact.id) has no step \(step.name)")
      perform()
      graph.update()
      let recorded = step.frames.filter { name, _ in stale[step.name]?.contains(name) != true }
      expect(graph, recorded, fact, after: step.name)
    }
  }

  private func expect(_ graph: ViewGraph, _ recorded: [String: [CGFloat]], _ fact: LayoutFact, after step: String? = nil) {
    var found = graph.probes
    if fact.isInk, let root = found["root"]?.origin {
      for (name, frame) in found { found[name] = frame.offsetBy(dx: -root.x, dy: -root.y) }
    }
    // A capture of ink is rounded to whole pixels, and its window to whole points.
    let wrong =
      fact.isInflated && !isExact
      ? Self.structuralMismatches(found, recorded)
      : Self.mismatches(found, recorded, tolerance: fact.isInk ? 0.51 : 0.01)
    #expect(
      wrong == [], "\(fact.view)\(step.map { ", after \($0)" } ?? ""): recorded by \(fact.src) in \(fact.host), \(fact.os)")
  }

  static func mismatches(
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

  private static func lengths(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }

  static func words(_ frame: CGRect) -> String {
    let words = lengths(frame).map { String(format: "%g", Double($0)) }
    return "\(words[0]),\(words[1]) \(words[2])x\(words[3])"
  }
}
