import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

extension Stage {
  /// What the keyboard is turned to.
  public var focused: StageElement? {
    semantics.first { $0.isFocused }.map { StageElement(stage: self, node: $0) }
  }

  /// Turns the keyboard to what comes next in reading order, or before; after the last the first follows.
  public func pressTab(backwards isBackward: Bool = false) throws {
    simulation.run { _ = graph.focus.moveOn(isBackward: isBackward) }
    try settle()
  }
}

extension StageElement {
  public var isFocused: Bool { stage.latest(node).isFocused }

  /// Turns the keyboard to the element.
  ///
  /// - Throws: `StageError` where it takes no keys.
  public func focus() throws {
    let node = try reachable()
    guard node.isEnabled else { throw StageError.disabled(ScreenText.name(node)) }
    let isDone = stage.simulation.run { stage.graph.perform(.focus, on: node.id) }
    guard isDone else {
      throw StageError.unable(ScreenText.name(node), action: "take the keyboard", abilities: node.actions.map(\.verb))
    }
    try stage.settle()
  }
}
