import Foundation
import TopdownDisplay

/// A screen for programs; `Stage.screenJSON` tells its grammar.
enum ScreenJSON {
  static func of(_ root: SemanticsNode) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A node without an end in one direction is still a node.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(Node(root)) else { preconditionFailure("strings, numbers and lists can be encoded") }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Node: Encodable {
    let id: Int
    let role: String
    let label: String?
    let value: String?
    let identifier: String?
    let hint: String?
    let selected: Bool?
    let focused: Bool?
    let disabled: Bool?
    let actions: [String]?
    let choices: [String]?
    let frame: Frame
    let children: [Node]?

    init(_ node: SemanticsNode) {
      id = node.id
      role = node.role.rawValue
      label = node.label.isEmpty ? nil : node.label
      value = node.value
      identifier = node.identifier
      hint = node.details?.hint
      selected = node.isSelected ? true : nil
      focused = node.isFocused ? true : nil
      disabled = node.isEnabled ? nil : true
      actions = Self.unlessEmpty(node.actions.filter { $0 != .custom }.map(\.rawValue) + (node.details?.actions ?? []))
      choices = Self.unlessEmpty(node.choices)
      frame = Frame(node.frame)
      children = Self.unlessEmpty(node.children.filter(\.isVisible).map(Node.init))
    }

    private static func unlessEmpty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
  }

  private struct Frame: Encodable {
    let x: CGFloat
    let y: CGFloat
    let width: CGFloat
    let height: CGFloat

    init(_ rect: CGRect) {
      x = rect.minX
      y = rect.minY
      width = rect.width
      height = rect.height
    }
  }
}
