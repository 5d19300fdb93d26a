@_spi(Runtime) import SwiftUICore

/// Where a part of a section begins among a list's nodes: a modifier on the section wraps each of them, so they can't be nested.
enum SectionMark {
  case header, rows, footer, end
}

enum SectionMarkTrait: ViewTraitKey {
  typealias Value = SectionMark
}

/// Stands between rows, is never placed, and says which part of a section follows.
final class SectionMarkNode: LayoutNode {
  private let mark: SectionMark

  @MainActor init(_ graph: ViewGraph, _ mark: SectionMark) {
    self.mark = mark
    super.init(id: graph.nextNodeID())
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == SectionMarkTrait.self ? mark as? Key.Value : nil
  }
}

/// A section in a list.
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

  private var styledHeader: AnyView { AnyView(view.header.font(.headline).foregroundStyle(.secondary)) }
  private var styledFooter: AnyView { AnyView(view.footer.font(.footnote).foregroundStyle(.secondary)) }

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
