@_spi(Runtime) import SwiftUICore

/// A section in a list, or in another container that makes its rows on demand.
///
/// - Gap: the header's font and color on iOS 26 are estimates: headline, secondary.
final class SectionElement<Parent: View, Content: View, Footer: View>: ViewElement<Section<Parent, Content, Footer>> {
  private var header: ViewElement<AnyView>!
  private var content: ViewElement<Content?>!
  private var footer: ViewElement<AnyView>!
  private var scopes: ListedScopes!
  private var isOpen = true
  private var isProminent = false
  private var idiom = InterfaceIdiom.phone
  private let marks: (header: SectionMarkNode, rows: SectionMarkNode, footer: SectionMarkNode, end: SectionMarkNode)

  override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    let graph = inputs.graph
    marks = (
      SectionMarkNode(graph, .header), SectionMarkNode(graph, .rows), SectionMarkNode(graph, .footer),
      SectionMarkNode(graph, .end)
    )
    super.init(view, inputs)
    readSurroundings()
    scopes = ListedScopes(below: self)
    var inner = self.inputs
    inner.keepsSections = false
    var outer = inner
    outer.isLazy = false
    header = makeElement(of: styledHeader, scopes.inputs(from: outer))
    content = makeElement(of: shownContent, scopes.inputs(from: inner))
    footer = makeElement(of: styledFooter, scopes.inputs(from: outer))
  }

  private var shownContent: Content? { isOpen ? view.content : nil }

  private var styledHeader: AnyView {
    guard inputs.stylesSections else { return AnyView(view.header) }
    let header = view.header.font(headerFont)
      .foregroundStyle(isProminent ? Color.primary : Color.secondary)
    return view.isExpanded == nil
      ? outsideOfRows(header) : outsideOfRows(header.modifier(SectionToggle(isExpanded: view.isExpanded)))
  }

  private var styledFooter: AnyView {
    inputs.stylesSections
      ? outsideOfRows(view.footer.font(idiom == .mac ? .subheadline : .footnote).foregroundStyle(.secondary))
      : AnyView(view.footer)
  }

  /// On a Mac a header that stands out is as large as others (`list/prominence`).
  private var headerFont: Font {
    switch idiom {
    case .phone: isProminent ? .title3 : .headline
    case .mac: .subheadline.weight(.semibold)
    }
  }

  private func readSurroundings() {
    recording {
      let environment = EnvironmentValues(reading: environment)
      isOpen = view.isExpanded?.wrappedValue ?? true
      isProminent = environment.headerProminence == .increased
      idiom = environment.interfaceIdiom
    }
  }

  private func outsideOfRows(_ view: some View) -> AnyView {
    AnyView(view.environment(\.isInListRow, false))
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [header, content, footer] }

  override func rebuild() {
    readSurroundings()
    header.update(to: styledHeader)
    content.update(to: shownContent)
    footer.update(to: styledFooter)
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    nodes.append(marks.header)
    scopes.collectNodes(of: 0, header, into: &nodes)
    nodes.append(marks.rows)
    scopes.collectNodes(of: 1, content, into: &nodes)
    nodes.append(marks.footer)
    scopes.collectNodes(of: 2, footer, into: &nodes)
    nodes.append(marks.end)
  }

  override func willUnmount() { scopes.end() }
}
