/// Stands between rows and says which part of a section follows: a modifier on a section wraps each of its views, so that
/// they can't stand in a node of the section's own.
package final class SectionMarkNode: LayoutNode {
  package enum Part {
    case header, rows, footer, end
  }

  package let part: Part

  @MainActor package init(_ graph: ViewGraph, _ part: Part) {
    self.part = part
    super.init(id: graph.nextNodeID())
  }

  package override var isMark: Bool { true }
}
