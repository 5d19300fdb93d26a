import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A row, a header or a footer of a list: one view with the space around it, and the actions that a swipe reveals.
final class ListRowNode: WrapperNode {
  private(set) var part = ListMetrics.Part.rows
  private var metrics: ListMetrics?
  var isRightToLeft = false
  /// The revealed actions, drawn over the content.
  private(set) var actions: RowActionsNode?
  unowned let list: ListNode

  @MainActor init(in list: ListNode) {
    self.list = list
    super.init(id: list.graph.nextNodeID())
  }

  override func setContent(_ node: LayoutNode, _ layout: LayoutPass) {
    setChildren([node] + (actions.map { [$0] } ?? []), layout)
  }

  func show(_ actions: RowActionsNode?, _ layout: LayoutPass) {
    self.actions = actions
    setContent(content, layout)
  }

  /// Said by the list before it measures.
  func configure(_ part: ListMetrics.Part, _ metrics: ListMetrics) {
    if part == self.part, metrics == self.metrics { return }
    let isMeasured = self.metrics != nil
    self.part = part
    self.metrics = metrics
    if isMeasured { list.layout.needsLayout(self) }
  }

  // MARK: Layout

  private var contentInset: CGFloat { metrics?.contentInset ?? 0 }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * contentInset) }, height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.measure(contentProposal(proposal))
    return CGSize(width: proposal.width ?? content.width + 2 * contentInset, height: height(around: content))
  }

  private func height(around content: CGSize) -> CGFloat {
    guard let metrics else { return content.height }
    switch part {
    case .rows: return max(metrics.minimumRowHeight, content.height + 2 * metrics.rowPadding)
    case .footer: return max(metrics.minimumFooterHeight, content.height)
    case .header, .start: return content.height
    }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inner = contentProposal(proposal)
    let chosen = content.measure(inner)
    let x = isRightToLeft ? size.width - contentInset - chosen.width : contentInset
    content.place(at: CGPoint(x: x, y: part == .rows ? (size.height - chosen.height) / 2 : 0), inner)
    if let actions {
      actions.isRightToLeft = isRightToLeft
      let width = actions.measure(ProposedViewSize(width: nil, height: size.height)).width
      actions.place(
        at: CGPoint(x: actions.isAtRight ? size.width - width : 0, y: 0), ProposedViewSize(width: nil, height: size.height))
    }
  }

  // MARK: Semantics

  private var swipeActions: [SwipeActions] { content.trait(SwipeActionsTrait.self) ?? [] }

  private var semanticsActions: [SemanticsAction] {
    if actions != nil { return [.conceal] }
    let edges = Set(swipeActions.map(\.edge))
    return (edges.contains(.trailing) ? [.revealTrailing] : []) + (edges.contains(.leading) ? [.revealLeading] : [])
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inside = builder.collect { content.describe(into: &$0, at: origin + content.origin) }
    switch part {
    case .rows:
      builder.add(self, at: origin, role: .row, label: builder.spokenLabel(of: inside), actions: semanticsActions) { inner in
        inner.nodes = inside
        if let actions { actions.describe(into: &inner, at: origin + actions.origin) }
      }
    case .header: builder.add(self, at: origin, role: .header, label: builder.spokenLabel(of: inside))
    case .footer, .start: builder.nodes += inside
    }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    list.graph.changeInNextUpdate { [self] in
      switch action {
      case .revealTrailing: reveal(.trailing)
      case .revealLeading: reveal(.leading)
      case .conceal: list.revealer?.conceal()
      case .activate, .setText, .refresh, .scroll: break
      }
    }
  }

  @MainActor private func reveal(_ edge: HorizontalEdge) {
    let actions = swipeActions.filter { $0.edge == edge }
    if !actions.isEmpty { list.revealer?.reveal(actions, on: self) }
  }
}
