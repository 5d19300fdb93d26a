import Foundation

/// A screen for programs; `Stage.screenJSON` tells its grammar.
package enum ScreenJSON {
  package static func of(_ root: SemanticsNode) -> String { text(of: Node(root)) }

  /// Keys in alphabetical order, as in every JSON that the command prints.
  package static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A node without an end in one direction is still a node.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { preconditionFailure("strings, numbers and lists can be encoded") }
    return String(decoding: data, as: UTF8.self)
  }

  package struct Node: Encodable {
    private let id: Int
    private let role: String
    private let label: String?
    private let value: String?
    private let identifier: String?
    private let hint: String?
    private let selected: Bool?
    private let focused: Bool?
    private let disabled: Bool?
    private let actions: [String]?
    private let choices: [String]?
    private let frame: Frame
    private let children: [Node]?

    package init(_ node: SemanticsNode) {
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

  fileprivate struct Frame: Encodable {
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
