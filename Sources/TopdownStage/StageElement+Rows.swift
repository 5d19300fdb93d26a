import SwiftUI
import TopdownDisplay

extension StageElement {
  public var isSelected: Bool { stage.latest(node).isSelected }

  /// Drags a row before another one of its collection, as by its handle.
  public func move(before other: StageElement) throws { try perform(.move, "move", argument: "before \(other.node.id)") }

  /// Drags a row behind another one of its collection.
  public func move(after other: StageElement) throws { try perform(.move, "move", argument: "after \(other.node.id)") }
}
