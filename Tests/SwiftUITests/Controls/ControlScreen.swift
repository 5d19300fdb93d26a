import Foundation
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// A view on a screen of 320 by 480 at two pixels a point, for the tests of controls.
@MainActor final class ControlScreen {
  let graph: ViewGraph

  init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    graph = ViewGraph(environment: environment) { _ in }
    graph.size = CGSize(width: 320, height: 480)
    graph.mount(view)
  }

  /// Every node, each before those inside it.
  var nodes: [SemanticsNode] { graph.semantics().children.flatMap(Self.all) }

  /// Role, label and value of every node, such as `toggle "Sort" on`.
  var lines: [String] {
    nodes.map { node in
      ([node.role.rawValue, "\"\(node.label)\""] + [node.value].compactMap { $0 }).joined(separator: " ")
    }
  }

  var texts: [String] { graph.displayList().items.compactMap { if case .text(let run) = $0 { run.text } else { nil } } }

  var symbols: [SymbolRun] {
    graph.displayList().items.compactMap { if case .symbol(let run) = $0 { run } else { nil } }
  }

  /// The colors of the shapes that are filled, in order.
  var fills: [DisplayColor] {
    graph.displayList().items.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }

  /// The color of the first text or symbol drawn.
  var ink: DisplayColor? {
    for item in graph.displayList().items {
      switch item {
      case .text(let run): return run.color
      case .symbol(let run): return run.color
      case .fill, .stroke, .line, .paint, .image: continue
      case .pushOpacity, .pushClip, .pushTransform, .pushEffect, .pop: continue
      }
    }
    return nil
  }

  func tap(_ label: String) { perform(.activate, on: label) }
  func type(_ text: String, into label: String) { perform(.setText, on: label, text) }

  func perform(_ action: SemanticsAction, on label: String, _ argument: String? = nil) {
    let named = nodes.filter { $0.label == label }
    guard let node = named.first(where: { $0.actions.contains(action) }) ?? named.first else {
      fatalError("no \(label) among \(lines)")
    }
    _ = graph.perform(action, on: node.id, argument: argument)
    graph.update()
  }

  private static func all(_ node: SemanticsNode) -> [SemanticsNode] { [node] + node.children.flatMap(all) }
}

/// What tests note from closures.
@MainActor final class Notes {
  var lines: [String] = []
}

extension Color {
  /// The color as it is drawn in the light appearance.
  var drawn: DisplayColor { resolve(in: EnvironmentValues()).display }
}
