import Foundation
@_spi(Runtime) import SwiftUICore

extension ListRowNode {
  /// What the list knows the row by: its tag, or the id that it or its collection gave it.
  func selectionValue<Value: Hashable>(as type: Value.Type) -> AnyHashable? {
    if let tag = content.trait(TagTrait.self) {
      guard let value = tag.value(as: type) else { return nil }
      return AnyHashable(value)
    }
    for node in idHolders {
      if let id = node.explicitID?.base as? Value { return AnyHashable(id) }
    }
    return nil
  }

  /// From what is inside the row's modifiers outwards to the collections around.
  private var idHolders: [LayoutNode] {
    var inside: [LayoutNode] = []
    var node: LayoutNode? = content
    while let current = node {
      inside.append(current)
      node = (current as? WrapperNode)?.content
    }
    let around = sequence(first: self as LayoutNode, next: \.parent).prefix { $0 !== list }
    return inside.reversed() + around
  }

  /// Nil where a tap does not select it.
  var selectableValue: AnyHashable? {
    guard part == .rows, list.selection.isOpen, content.trait(SelectionDisabledTrait.self) != true else { return nil }
    return list.selection.value(self)
  }

  var isSelected: Bool {
    if list.selection.selected.isEmpty { return false }
    return list.selection.value(self).map(list.selection.selected.contains) ?? false
  }
}
