import Foundation

/// A screen as text, made for grep and for diffs: one line a node, children indented by two spaces.
///
///     list
///       row "Sort by author"
///         toggle "Sort by author" = "off"
///       row "Dune" swipe-trailing
///         text "Dune"
///
/// A line is the role, the label in quotes, `= "value"`, `#identifier`, then `selected`, `focused`, `disabled` and what else can be done.
/// What a suffix tells of a node follows.
package enum ScreenText {
  package static func of(_ root: SemanticsNode, suffix: (SemanticsNode) -> String = { _ in "" }) -> String {
    var lines: [String] = []
    add(root, depth: 0, suffix, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(_ node: SemanticsNode, depth: Int, _ suffix: (SemanticsNode) -> String, to lines: inout [String]) {
    guard node.isVisible else { return }
    lines.append(String(repeating: "  ", count: depth) + line(node) + suffix(node))
    for child in node.children { add(child, depth: depth + 1, suffix, to: &lines) }
  }

  /// `x,y widthxheight` in points, to a hundredth.
  package static func text(_ frame: CGRect) -> String {
    "\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))x\(text(frame.height))"
  }

  private static func text(_ length: CGFloat) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
  }

  package static func line(_ node: SemanticsNode) -> String {
    var words = [node.role.rawValue]
    if !node.label.isEmpty { words.append(quoted(node.label)) }
    if let value = node.value { words.append("= " + quoted(value)) }
    if let identifier = node.identifier { words.append("#" + identifier) }
    if node.isSelected { words.append("selected") }
    if node.isFocused { words.append("focused") }
    if !node.isEnabled { words.append("disabled") }
    words += node.actions.compactMap(word)
    words += (node.details?.actions ?? []).map { "action=" + quoted($0) }
    return words.joined(separator: " ")
  }

  /// What messages call a node.
  package static func name(_ node: SemanticsNode) -> String {
    if !node.label.isEmpty { return "\(node.role.rawValue) \(quoted(node.label))" }
    return node.identifier.map { "\(node.role.rawValue) #\($0)" } ?? node.role.rawValue
  }

  /// What a role does not already say.
  private static func word(_ action: SemanticsAction) -> String? {
    switch action {
    case .activate, .press, .release, .setText, .insertText, .increment, .decrement, .setValue, .choose: nil
    case .custom, .scroll, .focus, .dismiss: nil
    case .move: "movable"
    case .pickUp: "draggable"
    case .drop: "drop-target"
    case .doubleTap: "double-tap"
    case .longPress: "long-press"
    case .drag: "drag"
    case .magnify: "pinch"
    case .rotate: "rotate"
    case .revealTrailing: "swipe-trailing"
    case .revealLeading: "swipe-leading"
    case .conceal: "revealed"
    case .refresh: "refreshable"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
