import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// How the actions of a dialog stand.
enum DialogArrangement: Equatable {
  /// Two beside each other, more one below the other; "OK" where there is none.
  case alert
  /// One below the other, "Cancel" last.
  case confirmationDialog

  /// Recorded from iOS 26 (iOS.md of swiftui-web).
  var buttonHeight: CGFloat { self == .alert ? 46.5 : 45.5 }
  var gap: CGFloat { self == .alert ? 10 : 10.5 }
}

/// What a view among the actions of a dialog is; only buttons have it.
enum ActionTrait: ViewTraitKey {
  typealias Value = Purpose

  struct Purpose {
    let role: ButtonRole?
  }
}

/// The actions of a dialog, with the one that it has by itself.
struct DialogActions<Actions: View>: ContainerView {
  let arrangement: DialogArrangement
  let content: TupleView<(Actions, Button<Text>)>

  init(arrangement: DialogArrangement, actions: Actions) {
    self.arrangement = arrangement
    let standard = arrangement == .alert ? Button("OK") {} : Button("Cancel", role: .cancel) {}
    content = TupleView((actions, standard))
  }

  func makeNode(_ context: NodeContext) -> DialogActionsNode { DialogActionsNode(id: context.nextNodeID()) }

  func update(_ node: DialogActionsNode, _ context: NodeContext) -> Bool {
    node.fieldFill = Color.systemFill.resolve(in: context.environment).display
    node.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    defer { node.arrangement = arrangement }
    return node.arrangement != arrangement
  }
}

final class DialogActionsNode: LayoutNode {
  var arrangement = DialogArrangement.alert
  var fieldFill = DisplayColor(red: 0, green: 0, blue: 0)
  var isRightToLeft = false

  private static let margin: CGFloat = 16
  private static let fieldPadding: CGFloat = 12
  private static let fieldHeight: CGFloat = 44

  // MARK: Which actions there are

  /// The last child is the action that the dialog has by itself.
  private var given: ArraySlice<LayoutNode> { children.dropLast() }

  private func role(_ node: LayoutNode) -> ButtonRole? { node.trait(ActionTrait.self)?.role }
  private func isButton(_ node: LayoutNode) -> Bool { node.trait(ActionTrait.self) != nil }

  private var isStandardActionShown: Bool {
    switch arrangement {
    case .alert: !given.contains(where: isButton)
    case .confirmationDialog: !given.contains { role($0) == .cancel }
    }
  }

  /// Fields first, then buttons, the one that cancels last, or first where two stand beside each other.
  override var visibleChildren: [LayoutNode] {
    let shown = isStandardActionShown ? children[...] : given
    let buttons = shown.filter(isButton)
    let cancel = buttons.filter { role($0) == .cancel }
    let others = buttons.filter { role($0) != .cancel }
    let ordered = arrangement == .alert && buttons.count == 2 ? cancel + others : others + cancel
    return shown.filter { !isButton($0) } + ordered
  }

  /// The button that a tap beside the dialog stands for.
  var cancelButton: ButtonNode? {
    visibleChildren.last { role($0) == .cancel }?.firstDescendant(ButtonNode.self)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? DialogMetrics.alertWidth
    return CGSize(width: width, height: (blocks(in: width).last?.frame.maxY ?? 0) + Self.margin)
  }

  private func blocks(in width: CGFloat) -> [(node: LayoutNode, frame: CGRect)] {
    let inner = width - 2 * Self.margin
    let nodes = visibleChildren
    let buttons = nodes.filter(isButton)
    let half = (inner - arrangement.gap) / 2
    let isInPairs =
      arrangement == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.measure(.unspecified).width <= half }
    var y = Self.margin
    var isSecondOfPair = false
    return nodes.map { node in
      let isHalf = isInPairs && isButton(node)
      let height =
        isButton(node) ? node.measure(ProposedViewSize(width: isHalf ? half : inner, height: nil)).height : Self.fieldHeight
      let frame = CGRect(
        x: isHalf && isSecondOfPair ? Self.margin + half + arrangement.gap : Self.margin, y: y, width: isHalf ? half : inner,
        height: height)
      if isHalf, !isSecondOfPair { isSecondOfPair = true } else { y += height + arrangement.gap }
      return (node, isRightToLeft ? frame.offsetBy(dx: width - frame.minX - frame.maxX, dy: 0) : frame)
    }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for (node, frame) in blocks(in: size.width) {
      let inset = isButton(node) ? 0 : Self.fieldPadding
      let offered = ProposedViewSize(width: frame.width - 2 * inset, height: isButton(node) ? frame.height : nil)
      let chosen = node.measure(offered)
      node.place(at: CGPoint(x: frame.minX + inset, y: frame.midY - chosen.height / 2), offered)
    }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    for (node, frame) in blocks(in: size.width) where !isButton(node) {
      let box = frame.offsetBy(dx: origin.x, dy: origin.y)
      context.add(.fill(.roundedRectangle(box, cornerRadius: Self.fieldHeight / 2), fieldFill))
    }
    super.draw(into: &context, at: origin)
  }
}
