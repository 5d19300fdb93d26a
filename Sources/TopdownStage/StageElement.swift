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

  /// Puts a finger on a button and leaves it there.
  public func press() throws { try perform(.press, "react to a finger that stays") }

  /// Lifts the finger that `press` put there: the button acts.
  public func release() throws { try perform(.release, "react to a finger that stays") }

  /// Types `text` behind what stands in the field, as one paste: a field's binding is written once.
  ///
  /// A line break at the end submits.
  public func type(_ text: String) throws { try perform(.insertText, "take text", argument: text) }

  /// Types `text` character by character, settling after each: a field's binding is written once for each.
  public func typeKeyByKey(_ text: String) throws {
    for character in text { try type(String(character)) }
  }

  /// Puts `text` in place of what stands in the field: a field's binding is written once.
  public func replace(with text: String) throws { try perform(.setText, "take text", argument: text) }

  /// Empties the field.
  public func clear() throws { try perform(.setText, "take text", argument: "") }

  /// Takes a stepper or a slider one step up: its binding is written once.
  public func increment() throws { try perform(.increment, "go up") }

  /// Takes a stepper or a slider one step down: its binding is written once.
  public func decrement() throws { try perform(.decrement, "go down") }

  /// Drags a slider to the step that is nearest to `value`, and lets go: its binding is written once, unless it had that value.
  public func set<Value: BinaryFloatingPoint>(_ value: Value) throws {
    try perform(.setValue, "take a value", argument: "\(Double(value))")
  }

  /// Drags a slider to a share of its length, from 0 to 100, and lets go: its binding is written once, unless it had that value.
  public func set(percent: Double) throws { try perform(.setValue, "take a value", argument: "\(percent)%") }

  /// Sets a date picker to what it displays of `date`: its binding is written once, unless that was chosen.
  public func set(_ date: Date) throws { try perform(.setValue, "take a value", argument: "\(date.timeIntervalSince1970)") }

  /// Sets a color picker: its binding is written once.
  public func set(_ color: Color) throws {
    let resolved = color.resolve(in: EnvironmentValues())
    let components = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    try perform(
      .setValue, "take a value",
      argument: "#" + components.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined())
  }

  /// Chooses what is called `name`: in a picker, whatever it looks like, whose binding is written once, unless that was chosen; elsewhere
  /// in the menu that a tap opens, or else in the context menu of a long press, and further names in its submenus.
  public func choose(_ name: String, _ furtherNames: String...) throws {
    let node = try current()
    guard node.actions.contains(.choose) else { return try chooseInMenu([name] + furtherNames) }
    guard furtherNames.isEmpty, node.choices.contains(name) else {
      throw StageError.noChoice(ScreenText.name(node), name: furtherNames.last ?? name, choices: node.choices)
    }
    try perform(.choose, "have choices", argument: name)
  }

  /// Swipes a row so that the actions at `edge` show; answers the row with them inside.
  @discardableResult
  public func swipe(_ edge: StageEdge) throws -> StageElement {
    try perform(edge == .trailing ? .revealTrailing : .revealLeading, "have swipe actions at its \(edge) edge")
    return StageElement(stage: stage, node: try current())
  }

  /// Swipes a row back: the actions that `swipe` showed leave.
  public func swipeBack() throws { try perform(.conceal, "have swipe actions that show") }

  /// Pulls a list down.
  public func refresh() throws { try perform(.refresh, "refresh") }

  /// Scrolls by points: what is further down comes up with a positive `y`.
  public func scroll(by offset: CGVector) throws {
    try perform(.scroll, "scroll", argument: "\(offset.dx),\(offset.dy)")
  }

  func perform(_ action: SemanticsAction, _ verb: String, argument: String? = nil) throws {
    let node = try reachable()
    guard node.isEnabled else { throw StageError.disabled(ScreenText.name(node)) }
    guard node.actions.contains(action) else {
      throw StageError.unable(ScreenText.name(node), action: verb, abilities: node.abilities)
    }
    try stage.perform(action, on: node, argument: argument)
  }

  /// The node as it is now, scrolled into view.
  func reachable() throws -> SemanticsNode {
    var node = try current()
    if !node.isVisible {
      stage.scrollToReveal(node)
      node = try current()
    }
    guard node.isVisible else { throw StageError.hidden(ScreenText.name(node)) }
    return node
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
  var verb: String {
    switch self {
    case .activate: "be tapped"
    case .press, .release: "be held"
    case .setText, .insertText: "take text"
    case .increment: "go up"
    case .decrement: "go down"
    case .setValue: "take a value"
    case .choose: "have choices"
    case .longPress: "be pressed long"
    case .custom: "carry out actions of its own"
    case .revealTrailing: "be swiped from its trailing edge"
    case .revealLeading: "be swiped from its leading edge"
    case .conceal: "hide its swipe actions"
    case .refresh: "be refreshed"
    case .scroll: "be scrolled"
    case .focus: "be focused"
    case .move: "be moved"
    case .pickUp: "be dragged onto other elements"
    case .drop: "take what is dropped on it"
    case .doubleTap: "be tapped twice"
    case .drag: "be dragged"
    case .magnify: "be pinched"
    case .rotate: "be rotated"
    case .dismiss: "be dismissed"
    }
  }
}

extension SemanticsNode {
  /// What can be done with it, in words, each once.
  var abilities: [String] {
    actions.map(\.verb).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

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
