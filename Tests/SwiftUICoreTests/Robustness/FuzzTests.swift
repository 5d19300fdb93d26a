import Foundation
import Testing
import TopdownDisplay
import TopdownProperties

@_spi(Runtime) @testable import SwiftUICore

/// Random views and random changes: whatever happens, the tree is sound, and looks as one that was just made.
@MainActor struct FuzzTests {
  enum Change: Sendable {
    case toggle(Int)
    case number(Int, Int)
    case items([Int])
    case resize(Int)
  }

  nonisolated private static var change: Generator<(Change, isAnimated: Bool)> {
    Generator { choices in
      let index = try choices.draw(.element(of: Array(0..<4)))
      let change: Change =
        switch try choices.draw(.element(of: [0, 1, 2, 3])) {
        case 0: .toggle(index)
        case 1: .number(index, try choices.draw(.element(of: [0, 1, 5, 17, 60])))
        case 2: .items(try choices.draw(.element(of: [[], [1], [2, 1], [3, 1, 2], [1, 2, 3, 4], [5, 5, 1]])))
        default: .resize(try choices.draw(.element(of: [10, 100, 300])))
        }
      return (change, try choices.draw(.bool))
    }
  }

  @Test func anUpdateLooksLikeAFreshStart() async throws {
    try await forAll(.tree(4), .array(of: Self.change, count: 0...6), runs: 150) { tree, changes in
      await MainActor.run { check(tree, changes) }
    }
  }

  private func check(_ tree: FuzzTree, _ changes: [(Change, isAnimated: Bool)]) {
    let tokens = FuzzTokens()
    do {
      let model = FuzzModel()
      let graph = graph(tree, model, tokens, CGSize(width: 200, height: 200))
      #expect(graph._checkInvariants() == [])
      for (change, isAnimated) in changes {
        if isAnimated { withAnimation { apply(change, to: model, graph) } } else { apply(change, to: model, graph) }
        graph.update()
        #expect(graph._checkInvariants() == [])
        compare(graph, tokens.living, with: tree, model)
      }
      graph.unmount()
    }
    #expect(tokens.living == 0, "what a view held has to go with it")
  }

  private func graph(_ tree: FuzzTree, _ model: FuzzModel, _ tokens: FuzzTokens, _ size: CGSize) -> ViewGraph {
    let graph = ViewGraph(size)
    graph.mount(FuzzView(tree, model, tokens))
    return graph
  }

  private func apply(_ change: Change, to model: FuzzModel, _ graph: ViewGraph) {
    switch change {
    case .toggle(let flag): model.flags[flag].toggle()
    case .number(let index, let number): model.numbers[index] = number
    case .items(let items): model.items = items
    case .resize(let length): graph.size = CGSize(width: length, height: 200)
    }
  }

  private func compare(_ graph: ViewGraph, _ living: Int, with tree: FuzzTree, _ model: FuzzModel) {
    let tokens = FuzzTokens()
    let fresh = self.graph(tree, model, tokens, graph.size)
    #expect(graph.displayList() == fresh.displayList())
    #expect(Self.text(graph.semantics()) == Self.text(fresh.semantics()))
    #expect(Self.geometry(graph.rootNode) == Self.geometry(fresh.rootNode))
    #expect(living == tokens.living, "each state belongs to a view that stands in the tree")
    fresh.unmount()
  }

  /// All but the ids.
  private static func text(_ node: SemanticsNode) -> [String] {
    ["\(node.role) \(node.label) \(node.frame) \(node.isVisible)"] + node.children.flatMap(text).map { "  " + $0 }
  }

  private static func geometry(_ node: LayoutNode) -> [String] {
    ["\(node.viewName) \(node.origin) \(node.size)"] + node.visibleChildren.flatMap(geometry).map { "  " + $0 }
  }
}
