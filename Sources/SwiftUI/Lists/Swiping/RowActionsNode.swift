import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Blocks of a row's full height, one an action, the first at the row's edge.
final class RowActionsNode: LayoutNode {
  let edge: HorizontalEdge
  var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { layout.needsPlacement(self) } }
  }
  private unowned let graph: ViewGraph
  private let layout: LayoutPass
  private let first: SwipeActions
  private let onActivate: @MainActor () -> Void

  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 16

  /// - Parameter first: those at the row's edge, of all that are revealed.
  @MainActor init(_ graph: ViewGraph, _ first: SwipeActions, onActivate: @escaping @MainActor () -> Void) {
    self.graph = graph
    layout = graph.layout
    self.first = first
    edge = first.edge
    self.onActivate = onActivate
    super.init(id: graph.nextNodeID())
  }

  var isAtRight: Bool { (edge == .trailing) != isRightToLeft }

  private func width(of action: LayoutNode) -> CGFloat {
    max(Self.minimumWidth, action.measure(.unspecified).width + 2 * Self.padding)
  }

  /// What the actions take where nobody pulls at them.
  var naturalWidth: CGFloat { children.reduce(0) { $0 + width(of: $1) } }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(naturalWidth, proposal.width ?? 0), height: proposal.height ?? 0)
  }

  /// The block of each action, in the coordinates of the node; all get the same share of what is left.
  private func blocks() -> [CGRect] {
    let share = max(0, size.width - naturalWidth) / CGFloat(max(1, children.count))
    var used: CGFloat = 0
    return children.map { action in
      let width = width(of: action) + share
      defer { used += width }
      return CGRect(x: isAtRight ? size.width - used - width : used, y: 0, width: width, height: size.height)
    }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for (action, block) in zip(children, blocks()) {
      let chosen = action.measure(.unspecified)
      action.place(
        at: CGPoint(x: block.midX - chosen.width / 2, y: block.midY - chosen.height / 2), .unspecified)
    }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let environment = EnvironmentValues(reading: first.environment)
    for (action, block) in zip(children, blocks()) {
      let tint = action.trait(SwipeActionTintTrait.self) ?? .gray
      context.add(.fill(.rectangle(block.offsetBy(dx: origin.x, dy: origin.y)), tint.resolve(in: environment).display))
    }
    super.draw(into: &context, at: origin)
  }

  @MainActor var runsFirstByFullSwipe: Bool { first.allowsFullSwipe }

  /// Runs the action at the row's edge, as a tap on it does.
  @MainActor func runFirst() {
    if let action = children.first { Recorder.withoutRecording { graph.activateFirstControl(in: action) } }
  }

  override func descendantDidPerform(_ action: SemanticsAction) {
    guard action == .activate else { return }
    graph.changeInNextUpdate { [onActivate] in onActivate() }
  }
}
