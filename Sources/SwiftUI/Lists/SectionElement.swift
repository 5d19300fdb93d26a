@_spi(Runtime) import SwiftUICore

/// Stands between rows and says which part of a section follows: a modifier on a section wraps each of its views, so that
/// they can't stand in a node of the section's own.
final class SectionMarkNode: LayoutNode {
  enum Part {
    case header, rows, footer, end
  }

  let part: Part

  @MainActor init(_ graph: ViewGraph, _ part: Part) {
    self.part = part
    super.init(id: graph.nextNodeID())
  }

  override var isMark: Bool { true }
}

/// A section in a list, or in another container that makes its rows on demand.
///
/// - Gap: the header's font and color on iOS 26 are estimates: headline, secondary.
final class SectionElement<Parent: View, Content: View, Footer: View>: ViewElement<Section<Parent, Content, Footer>> {
  private var header: ViewElement<AnyView>!
  private var content: ViewElement<Content>!
  private var footer: ViewElement<AnyView>!
  private let marks: (header: SectionMarkNode, rows: SectionMarkNode, footer: SectionMarkNode, end: SectionMarkNode)

  override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    let graph = inputs.graph
    marks = (
      SectionMarkNode(graph, .header), SectionMarkNode(graph, .rows), SectionMarkNode(graph, .footer),
      SectionMarkNode(graph, .end)
    )
    super.init(view, inputs)
    var outer = self.inputs
    outer.isLazy = false
    header = makeElement(of: styledHeader, outer)
    content = makeElement(of: view.content, self.inputs)
    footer = makeElement(of: styledFooter, outer)
  }

  private var styledHeader: AnyView {
    inputs.stylesSections ? outsideOfRows(view.header.font(.headline)) : AnyView(view.header)
  }

  private var styledFooter: AnyView {
    inputs.stylesSections ? outsideOfRows(view.footer.font(.footnote)) : AnyView(view.footer)
  }

  private func outsideOfRows(_ view: some View) -> AnyView {
    AnyView(view.foregroundStyle(.secondary).environment(\.isInListRow, false))
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [header, content, footer] }

  override func rebuild() {
    header.update(to: styledHeader)
    content.update(to: view.content)
    footer.update(to: styledFooter)
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    nodes.append(marks.header)
    header.collectNodes(into: &nodes)
    nodes.append(marks.rows)
    content.collectNodes(into: &nodes)
    nodes.append(marks.footer)
    footer.collectNodes(into: &nodes)
    nodes.append(marks.end)
  }
}
