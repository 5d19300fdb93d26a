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
    defer { node.idiom = environment.interfaceIdiom }
    return node.idiom != environment.interfaceIdiom
  }
}

final class StepperButtonsNode: LayoutNode {
  var idiom = InterfaceIdiom.phone
  var symbols: [(name: String, color: DisplayColor)] = []
  var fill = DisplayColor(red: 0, green: 0, blue: 0)
  var separator = DisplayColor(red: 0, green: 0, blue: 0)

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { idiom.controls.stepperSize }

  /// A Mac's stands beside its label as a line of text does (`form/basic`).
  override func makeSpacing() -> ViewSpacing { idiom == .mac ? .textOnMac : ViewSpacing() }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let box = CGRect(origin: origin, size: size)
    context.add(.fill(.roundedRectangle(box, cornerRadius: box.height / 2), fill))
    switch idiom {
    case .phone: drawSideBySide(in: box, into: &context)
    case .mac: drawArrows(in: box, into: &context)
    }
  }

  private func drawSideBySide(in box: CGRect, into context: inout DrawingContext) {
    let line = CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: box.height - 14)
    context.add(.fill(.rectangle(line), separator))
    for (index, symbol) in symbols.enumerated() {
      let middle = CGPoint(x: box.minX + box.width * (index == 0 ? 0.25 : 0.75), y: box.midY)
      draw(symbol.name, symbol.color, side: 18, around: middle, into: &context)
    }
  }

  /// The way up above the way down.
  private func drawArrows(in box: CGRect, into context: inout DrawingContext) {
    for symbol in symbols {
      let isUp = symbol.name == "plus"
      let middle = CGPoint(x: box.midX, y: box.minY + box.height * (isUp ? 0.25 : 0.75))
      draw(isUp ? "chevron.up" : "chevron.down", symbol.color, side: 10, around: middle, into: &context)
    }
  }

  private func draw(
    _ name: String, _ color: DisplayColor, side: CGFloat, around middle: CGPoint, into context: inout DrawingContext
  ) {
    let frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    context.add(.symbol(SymbolRun(name: name, frame: frame, color: color)))
  }
}
