import Foundation
@_spi(Runtime) import SwiftUICore

extension ListRowNode {
  /// Where the line below begins and ends, from the row's left edge: guides of the content decide, else it begins at the first text
  /// and ends `inset` before the edge.
  func separatorSpan(inset: CGFloat) -> (minX: CGFloat, maxX: CGFloat) {
    let dimensions = content.dimensions(contentProposal(ProposedViewSize(width: size.width, height: nil)))
    let leading = dimensions[explicit: .listRowSeparatorLeading]
    let trailing = dimensions[explicit: .listRowSeparatorTrailing]
    let start = content.origin.x - slide
    let text = content.firstDescendant(TextNode.self).flatMap(span)
    if isRightToLeft {
      let end = start + content.size.width
      let maxX = leading.map { end - $0 } ?? text?.maxX ?? size.width - inset
      return (trailing.map { end - $0 } ?? inset, min(maxX, size.width))
    }
    return (max(0, leading.map { start + $0 } ?? text?.minX ?? inset), trailing.map { start + $0 } ?? size.width - inset)
  }

  /// From where to where a node inside the row stands while the row is not slid aside.
  private func span(of node: LayoutNode) -> (minX: CGFloat, maxX: CGFloat)? {
    var x: CGFloat = 0
    var current: LayoutNode? = node
    while let inner = current, inner !== self {
      x += inner.origin.x
      current = inner.parent
    }
    return current == nil ? nil : (x - slide, x - slide + node.size.width)
  }
}
