import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A row, a header or a footer of a list: one view with the space around it, and the actions that a swipe reveals.
final class ListRowNode: WrapperNode {
  private(set) var part = ListMetrics.Part.rows
  private var metrics: ListMetrics?
  var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { list.layout.needsPlacement(self) } }
  }
  /// The revealed actions, drawn over the content.
  private(set) var actions: RowActionsNode?
  /// What stands at its ends while the list is edited, where it has a use.
  private(set) var controls: (leading: LeadingControlNode, handle: MoveHandleNode)?
  unowned let list: ListNode
  /// Where a finger holds the content, from its place.
  private var finger: CGFloat?
  /// Where the content was when the finger took it.
  private(set) var startOfSlide: CGFloat = 0
  /// How the row was told last, without its actions.
  private(set) var spokenLabel = ""

  @MainActor init(in list: ListNode) {
    self.list = list
    super.init(id: list.graph.nextNodeID())
    if list.isEditing { controls = (LeadingControlNode(of: self), MoveHandleNode(of: self)) }
  }

  /// The list is edited now, or no longer.
  @MainActor func followEditing() {
    if list.isEditing == (controls != nil) { return }
    controls = list.isEditing ? (LeadingControlNode(of: self), MoveHandleNode(of: self)) : nil
    setContent(content, list.layout)
  }

  override func setContent(_ node: LayoutNode, _ layout: LayoutPass) {
    let ends: [LayoutNode] = controls.map { [$0.leading, $0.handle] } ?? []
    setChildren([node] + ends + (actions.map { [$0] } ?? []), layout)
  }

  func show(_ actions: RowActionsNode?, _ layout: LayoutPass) {
    self.actions = actions
    if actions == nil { endSlide() }
    setContent(content, layout)
  }

  func followFinger(to distance: CGFloat) {
    finger = distance
    list.layout.needsPlacement(self)
  }

  /// The finger has let go.
  func endSlide() {
    finger = nil
    list.layout.needsPlacement(self)
  }

  /// How far the content stands aside for the actions.
  var slide: CGFloat {
    if let finger { return finger }
    return actions.map { $0.isAtRight ? -$0.naturalWidth : $0.naturalWidth } ?? 0
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

  private var insets: EdgeInsets {
    var insets = contentInsets
    if leadingControl != nil { insets.leading += metrics?.editControlWidth ?? 0 }
    if isMovable, list.isEditing { insets.trailing += metrics?.editControlWidth ?? 0 }
    return insets
  }

  private var contentInsets: EdgeInsets {
    if let own = content.trait(ListRowInsetsTrait.self), let insets = own { return insets }
    let padding = part == .rows ? metrics?.rowPadding : nil
    let side = metrics?.contentInset ?? 0
    var insets = EdgeInsets(top: padding?.top ?? 0, leading: side, bottom: padding?.bottom ?? 0, trailing: side)
    if let own = content.trait(ListRowEdgeInsetTrait.self), let length = own.length {
      if own.edges.contains(.top) { insets.top = length }
      if own.edges.contains(.leading) { insets.leading = length }
      if own.edges.contains(.bottom) { insets.bottom = length }
      if own.edges.contains(.trailing) { insets.trailing = length }
    }
    return insets
  }

  private var minimumHeight: CGFloat {
    switch part {
    case .rows: metrics?.minimumRowHeight ?? 0
    case .footer: metrics?.minimumFooterHeight ?? 0
    case .header: metrics?.minimumHeaderHeight ?? 0
    case .start: 0
    }
  }

  func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.measure(contentProposal(proposal))
    return CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: max(minimumHeight, content.height + insets.vertical))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inner = contentProposal(proposal)
    let chosen = content.measure(inner)
    actions?.isRightToLeft = isRightToLeft
    let slide = slide
    if finger == nil { startOfSlide = slide }
    let x = slide + (isRightToLeft ? size.width - insets.leading - chosen.width : insets.leading)
    let isCentered = part == .rows || metrics?.centersHeadersAndFooters == true
    let slack = isCentered ? size.height - insets.vertical - chosen.height : 0
    content.place(at: CGPoint(x: x, y: insets.top + slack / 2), inner)
    background?.place(at: .zero, ProposedViewSize(size))
    placeControls(in: size)
    if let actions {
      let pulled = ProposedViewSize(width: abs(slide), height: size.height)
      let width = actions.measure(pulled).width
      actions.place(at: CGPoint(x: actions.isAtRight ? size.width + slide : slide - width, y: 0), pulled)
    }
  }

  // MARK: Drawing

  /// What stands in place of the card behind the row.
  var background: LayoutNode? {
    guard let layer = content.trait(LayerTrait.self), !layer.children.isEmpty else { return nil }
    return layer
  }

  /// What the view says about the lines above and below.
  var separators: RowSeparators { content.trait(RowSeparatorsTrait.self) ?? RowSeparators() }
  var sectionSeparators: RowSeparators { content.trait(SectionSeparatorsTrait.self) ?? RowSeparators() }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    background?.draw(into: &context, at: origin)
    if isSelected {
      context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), list.colors.selection))
    }
    super.draw(into: &context, at: origin)
  }

  // MARK: Touch

  /// A row is touched wherever a finger meets it.
  override func isTouched(at point: CGPoint) -> Bool { part == .rows && bounds.contains(point) }

  // MARK: Semantics

  var swipeActions: [SwipeActions] {
    let all = content.trait(SwipeActionsTrait.self) ?? []
    return content.trait(DeleteDisabledTrait.self) == true ? all.filter { !$0.isDelete } : all
  }

  /// Whether `onDelete` holds for the row.
  var isDeletable: Bool { part == .rows && swipeActions.contains(where: \.isDelete) }

  /// How the row is moved, where it can be.
  var mover: MoveNode? {
    guard part == .rows, content.trait(MoveDisabledTrait.self) != true else { return nil }
    return content.trait(MoveTrait.self)
  }

  var isMovable: Bool { mover != nil }

  /// What a tap anywhere on the row does, where its view says so.
  private var rowAction: RowAction? {
    content.trait(RowActionTrait.self).flatMap { $0.isEnabled ? $0 : nil }
  }

  private var semanticsActions: [SemanticsAction] {
    if actions != nil { return [.conceal] }
    let edges = Set(swipeActions.map(\.edge))
    let isTapped = selectableValue != nil || rowAction != nil || primaryAction != nil
    return (isTapped ? [.activate] : []) + (menuValues == nil ? [] : [.longPress])
      + (edges.contains(.trailing) ? [.revealTrailing] : [])
      + (edges.contains(.leading) ? [.revealLeading] : []) + (isMovable ? [.move] : [])
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inside = builder.collect { content.describe(into: &$0, at: origin + content.origin) }
    switch part {
    case .rows:
      spokenLabel = builder.spokenLabel(of: inside)
      builder.add(self, at: origin, role: .row, label: spokenLabel, actions: semanticsActions) { inner in
        inner.nodes = inside
        if let controls {
          for control in [controls.leading, controls.handle] { control.describe(into: &inner, at: origin + control.origin) }
        }
        if let actions { actions.describe(into: &inner, at: origin + actions.origin) }
      }
      builder.nodes[builder.nodes.count - 1].isSelected = isSelected
    case .header:
      let expansion = content.trait(SectionExpansionTrait.self)
      builder.add(
        self, at: origin, role: .header, label: builder.spokenLabel(of: inside),
        value: expansion.map { $0.wrappedValue ? "expanded" : "collapsed" }, actions: expansion == nil ? [] : [.activate]
      ) { inner in
        // A lone text says no more than the header itself does.
        if inside.map(\.role) != [.text] { inner.nodes = inside }
      }
    case .footer, .start: builder.nodes += inside
    }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    if action == .longPress, let menuValues { return Recorder.withoutRecording { list.rowMenu?.open(menuValues) } }
    if action == .activate, let menuValues { Recorder.withoutRecording { primaryAction?(menuValues) } }
    if action == .activate, let rowAction {
      Recorder.withoutRecording { rowAction.action() }
      if selectableValue == nil { return }
    }
    list.graph.changeInNextUpdate { [self] in
      switch action {
      case .revealTrailing: reveal(.trailing)
      case .revealLeading: reveal(.leading)
      case .conceal: list.revealer?.conceal()
      case .activate:
        if let value = selectableValue { list.selection.toggle(value) }
        if part == .header { Recorder.withoutRecording { content.trait(SectionExpansionTrait.self)?.wrappedValue.toggle() } }
      case .move: move(argument ?? "")
      // The content's own affair.
      default: break
      }
    }
  }

  /// While the list is edited, that is the action which deletes.
  @MainActor func reveal(_ edge: HorizontalEdge) {
    let actions = swipeActions.filter { $0.edge == edge && ($0.isDelete || !list.isEditing) }
    if !actions.isEmpty { list.revealer?.reveal(actions, on: self) }
  }
}
