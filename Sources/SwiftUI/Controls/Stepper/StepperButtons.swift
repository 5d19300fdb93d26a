import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// The picture of a stepper's two buttons.
nonisolated struct StepperButtons: LeafView {
  let canIncrement: Bool
  let canDecrement: Bool

  @MainActor func makeNode(_ context: NodeContext) -> StepperButtonsNode { StepperButtonsNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: StepperButtonsNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    let isEnabled = environment.isEnabled
    func ink(_ isPossible: Bool) -> DisplayColor {
      (isEnabled && isPossible ? Color.primary : .tertiaryLabel).resolve(in: environment).display
    }
    let inks = (minus: ink(canDecrement), plus: ink(canIncrement))
    let isMirrored = environment.layoutDirection == .rightToLeft
    node.symbols =
      isMirrored ? [("plus", inks.plus), ("minus", inks.minus)] : [("minus", inks.minus), ("plus", inks.plus)]
    node.fill = Color.systemFill.resolve(in: environment).display
    node.separator = Color.separator.resolve(in: environment).display
    return false
  }
}

final class StepperButtonsNode: LayoutNode {
  var symbols: [(name: String, color: DisplayColor)] = []
  var fill = DisplayColor(red: 0, green: 0, blue: 0)
  var separator = DisplayColor(red: 0, green: 0, blue: 0)

  /// Recorded from iOS 26 (`ios/stepper/basic`).
  private static let size = CGSize(width: 94, height: 32)
  private static let symbolSide: CGFloat = 18

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.size }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let box = CGRect(origin: origin, size: size)
    context.add(.fill(.roundedRectangle(box, cornerRadius: box.height / 2), fill))
    let line = CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: box.height - 14)
    context.add(.fill(.rectangle(line), separator))
    for (index, symbol) in symbols.enumerated() {
      let middle = box.minX + box.width * (index == 0 ? 0.25 : 0.75)
      let frame = CGRect(
        x: middle - Self.symbolSide / 2, y: box.midY - Self.symbolSide / 2, width: Self.symbolSide, height: Self.symbolSide)
      context.add(.symbol(SymbolRun(name: symbol.name, frame: frame, color: symbol.color)))
    }
  }
}
