import SwiftUI
import TopdownDisplay
import TopdownScenarios

/// How an action reads, to a person and in a test.
package struct ActionScript: Equatable, Sendable {
  package let text: String
  /// A line of Swift that does the same to a `stage`; nil where none can.
  package let code: String?
}

extension Stage {
  /// The script of an action on a node of the latest semantics, made before it is carried out.
  package func script(for action: SemanticsAction, onNode id: Int, argument: String?) -> ActionScript {
    guard let path = semantics.path(to: id), let node = path.last else {
      return ActionScript(text: "\(action.rawValue) on element \(id)", code: nil)
    }
    let text = [action.rawValue, node.role.rawValue, node.label, argument ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let call = Self.call(action, argument)
    let code = call.flatMap { call in expression(for: path).map { "try \($0).\(call)" } }
    return ActionScript(text: text, code: code)
  }

  /// The script of a step, made before it is done.
  package func script(for step: Scenario.Step) -> ActionScript {
    let code: String? =
      switch step {
      case .tap(let label): (try? tappable(label)).flatMap { script(for: .activate, onNode: $0.node.id, argument: nil).code }
      case .toggle(let label): "try stage.toggle(\(Self.literal(label))).tap()"
      case .type(let text, let field): "try stage.textField(\(Self.literal(field))).type(\(Self.literal(text)))"
      case .clear(let field): "try stage.textField(\(Self.literal(field))).clear()"
      case .swipe(let row, let edge, let action):
        "try stage.row(\(Self.literal(row))).swipe(.\(edge == .leading ? "leading" : "trailing")).button(\(Self.literal(action))).tap()"
      case .refresh: "try stage.list().refresh()"
      case .scrollTo(let label): "try stage.scroll(to: \(Self.literal(label)))"
      case .advance(let duration): Self.advance(by: duration)
      }
    return ActionScript(text: step.description, code: code)
  }

  /// The line that moves the clock.
  package static func advance(by duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    let amount = milliseconds.isMultiple(of: 1_000) ? ".seconds(\(milliseconds / 1_000))" : ".milliseconds(\(milliseconds))"
    return "try stage.advance(by: \(amount))"
  }

  /// What is called on the element; nil for what no call of the stage does.
  private static func call(_ action: SemanticsAction, _ argument: String?) -> String? {
    let text = literal(argument ?? "")
    switch action {
    case .activate: return "tap()"
    case .press: return "press()"
    case .release: return "release()"
    case .longPress: return "longPress()"
    case .setText: return argument?.isEmpty ?? true ? "clear()" : "replace(with: \(text))"
    case .insertText: return "type(\(text))"
    case .increment: return "increment()"
    case .decrement: return "decrement()"
    case .setValue: return Double(argument ?? "").map { "set(\($0))" }
    case .choose: return "choose(\(text))"
    case .revealTrailing: return "swipe(.trailing)"
    case .revealLeading: return "swipe(.leading)"
    case .refresh: return "refresh()"
    case .doubleTap: return "tap(count: \(argument ?? "2"))"
    case .scroll:
      let parts = (argument ?? "").split(separator: ",").map { Double($0) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
      return "scroll(by: CGVector(dx: \(x), dy: \(y)))"
    case .custom, .conceal, .dismiss, .move, .focus, .pickUp, .drop, .drag, .magnify, .rotate: return nil
    }
  }

  /// How a test finds the last node of `path`: by identifier, else by role and label, inside of a row where that is not enough.
  private func expression(for path: [SemanticsNode]) -> String? {
    guard let node = path.last else { return nil }
    if let identifier = node.identifier, count(in: semantics, where: { $0.identifier == identifier }) == 1 {
      return "stage.element(identifier: \(Self.literal(identifier)))"
    }
    if node.role == .list, count(in: semantics, where: { $0.role == .list }) == 1 { return "stage.list()" }
    guard !node.label.isEmpty else { return nil }
    let isAlike: (SemanticsNode) -> Bool = { $0.role == node.role && $0.label == node.label && $0.isVisible }
    let finding = Self.finding(node)
    if count(in: semantics, where: isAlike) == 1 { return "stage.\(finding)" }
    guard let row = path.dropLast().last(where: { $0.role == .row }), count(in: row, where: isAlike) == 1,
      let name = row.texts.first(where: { text in count(in: semantics) { $0.role == .row && $0.texts.contains(text) } == 1 })
    else { return nil }
    return "stage.row(\(Self.literal(name))).\(finding)"
  }

  private func count(in root: SemanticsNode, where isMatch: (SemanticsNode) -> Bool) -> Int {
    root.flattened.count(where: isMatch)
  }

  private static func finding(_ node: SemanticsNode) -> String {
    let named: Set<SemanticsRole> = [
      .button, .toggle, .textField, .secureField, .slider, .stepper, .datePicker, .colorPicker, .disclosure, .option, .picker,
      .text,
      .image, .header, .row, .tab, .searchField,
    ]
    let label = literal(node.label)
    return named.contains(node.role) ? "\(node.role.rawValue)(\(label))" : "find(.\(node.role.rawValue), \(label))"
  }

  /// A text as it is written in Swift.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension SemanticsNode {
  /// The nodes from this one to the one with an id; nil where it is not below.
  fileprivate func path(to id: Int) -> [SemanticsNode]? {
    if self.id == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }

  /// What a row may be called: its label, and the texts inside.
  fileprivate var texts: [String] { flattened.map(\.label).filter { !$0.isEmpty } }
}
