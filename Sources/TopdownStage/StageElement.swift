import Foundation
import SwiftUI
import TopdownDisplay

/// Something found on a stage; it can be used while it stays on the screen.
@MainActor public struct StageElement {
  let stage: Stage
  /// As it was when it was found.
  public let node: SemanticsNode

  public var role: SemanticsRole { node.role }
  public var label: String { node.label }
  public var value: String? { node.value }
  public var isEnabled: Bool { node.isEnabled }
  /// Points, in the coordinates of the screen.
  public var frame: CGRect { node.frame }
}

// MARK: - Hands

extension StageElement {
  /// Taps: a button acts, a toggle switches, and the stage settles.
  ///
  /// - Throws: `StageError` when it is disabled, hidden, gone, or not a thing to tap.
  public func tap() throws { try perform(.activate, "react to a tap") }

  /// Types `text` behind what stands in the field.
  public func type(_ text: String) throws {
    try perform(.setText, "take text", argument: (try current().value ?? "") + text)
  }

  /// Empties the field.
  public func clear() throws { try perform(.setText, "take text", argument: "") }

  /// Swipes a row so that the actions at `edge` show; answers the row with them inside.
  @discardableResult
  public func swipe(_ edge: StageEdge) throws -> StageElement {
    try perform(edge == .trailing ? .revealTrailing : .revealLeading, "have swipe actions at its \(edge) edge")
    return StageElement(stage: stage, node: try current())
  }

  /// Pulls a list down.
  public func refresh() throws { try perform(.refresh, "refresh") }

  /// Scrolls by points: what is further down comes up with a positive `y`.
  public func scroll(by offset: CGVector) throws {
    try perform(.scroll, "scroll", argument: "\(offset.dx),\(offset.dy)")
  }

  func perform(_ action: SemanticsAction, _ verb: String, argument: String? = nil) throws {
    var node = try current()
    if !node.isVisible {
      stage.scrollToReveal(node)
      node = try current()
    }
    guard node.isVisible else { throw StageError.hidden(ScreenText.name(node)) }
    guard node.isEnabled else { throw StageError.disabled(ScreenText.name(node)) }
    guard node.actions.contains(action) else {
      throw StageError.unable(ScreenText.name(node), action: verb, abilities: node.actions.map(\.verb))
    }
    try stage.perform(action, on: node, argument: argument)
  }

  /// The node as it is now.
  private func current() throws -> SemanticsNode {
    guard let node = stage.semantics.first(where: { $0.id == node.id }) else {
      if stage.isCovered({ $0.id == node.id }) { throw stage.coveredError(of: node) }
      throw StageError.gone(node, screen: stage.screen)
    }
    return node
  }
}

/// The side of a row that its swipe actions stand at.
public enum StageEdge: String, Sendable, CustomStringConvertible {
  case leading, trailing

  public var description: String { rawValue }
}

extension SemanticsAction {
  fileprivate var verb: String {
    switch self {
    case .activate: "be tapped"
    case .longPress: "be pressed long"
    case .setText: "take text"
    case .revealTrailing: "be swiped from its trailing edge"
    case .revealLeading: "be swiped from its leading edge"
    case .conceal: "hide its swipe actions"
    case .refresh: "be refreshed"
    case .scroll: "be scrolled"
    case .dismiss: "be dismissed"
    }
  }
}

extension SemanticsNode {
  /// This node and all below it, outside first.
  var flattened: [SemanticsNode] { [self] + children.flatMap(\.flattened) }

  func first(where isMatch: (SemanticsNode) -> Bool) -> SemanticsNode? {
    if isMatch(self) { return self }
    for child in children {
      if let match = child.first(where: isMatch) { return match }
    }
    return nil
  }
}
