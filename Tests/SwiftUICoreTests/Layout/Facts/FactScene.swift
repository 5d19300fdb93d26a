import Foundation

@_spi(Runtime) @testable import SwiftUICore

/// A fact's view, built here, and what its steps do.
@MainActor struct FactScene {
  let view: AnyView
  let displayScale: CGFloat
  let steps: [String: () -> Void]

  init(displayScale: CGFloat = 2, steps: [String: () -> Void] = [:], @ViewBuilder _ content: () -> some View) {
    view = AnyView(content())
    self.displayScale = displayScale
    self.steps = steps
  }

  typealias Table = [String: @MainActor () -> FactScene]

  static let all = [layout, forEach, paint, shapes, effects, swiftOpenUI, choices, changes].reduce(into: Table()) { all, table in
    all.merge(table) { _, _ in fatalError("two scenes have one id") }
  }

  /// What is not built yet, by fact, and the symbol that is missing for it.
  nonisolated static let missing: [String: String] = [
    "layout/rtl-grid": "Grid",
    "layout/rtl-shapes": "Path.addLine",
    "position/safe-area": "View.safeAreaInset",
    "section/vstack": "Section, which stands above this module",
    "section/hstack": "Section, which stands above this module",
    "section/foreach": "Section, which stands above this module",
    "section/title": "Section, which stands above this module",
    "shape/builtin": "UnevenRoundedRectangle",
    "shape/modifiers": "Shape.trim",
    "ios/layout/basics": "the recording host's inflated distance below a text",
    "ios/text/styles": "the recording host's inflated lines",
  ]
}

/// A view of a fixed size, as the facts call it.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// Stands for a text of the recording host's default font, whose recorded size it has; lines touch each other there.
@MainActor func line(_ width: CGFloat, _ height: CGFloat = 16) -> LineBox {
  LineBox(size: CGSize(width: width, height: height))
}

nonisolated struct LineBox: LeafView {
  let size: CGSize

  @MainActor func makeNode(_ context: NodeContext) -> Node { Node(id: context.nextNodeID()) }

  @MainActor func update(_ node: Node, _ context: NodeContext) -> Bool {
    defer { node.lineSize = size }
    return node.lineSize != size
  }

  final class Node: LayoutNode {
    var lineSize = CGSize.zero

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lineSize }

    override func makeSpacing() -> ViewSpacing {
      var spacing = ViewSpacing()
      spacing[.top] = .none
      spacing[.bottom] = .none
      return spacing
    }
  }
}
