import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

enum DialogMetrics {
  /// Recorded from iOS 26 (iOS.md of swiftui-web).
  static let alertWidth: CGFloat = 299
  static let dialogWidth: CGFloat = 238
  static let cornerRadius: CGFloat = 34
}

/// What an alert or a confirmation dialog shows: a title, a message, and actions.
struct DialogBox<Actions: View, Message: View> {
  let title: Text
  let isTitleShown: Bool
  let arrangement: DialogArrangement
  let actions: Actions
  let message: Message

  @Environment(\.dialogIcon) private var icon

  nonisolated init(title: Text, isTitleShown: Bool, arrangement: DialogArrangement, actions: Actions, message: Message) {
    self.title = title
    self.isTitleShown = isTitleShown
    self.arrangement = arrangement
    self.actions = actions
    self.message = message
  }
}

extension DialogBox: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        icon?.font(.title)
        title.font(.headline).modifier(DialogTitle(isShown: isTitleShown))
        message.font(.subheadline).foregroundStyle(.secondary)
      }
      .modifier(DialogTextFrame())
      DialogActions(arrangement: arrangement, actions: actions)
    }
    .buttonStyle(DialogButtonStyle(height: arrangement.buttonHeight))
  }
}

/// Room around the texts of a dialog; none where there is no text.
private struct DialogTextFrame: ViewModifier {
  func body(content: Content) -> some View {
    LayoutView(layout: DialogTextLayout(), content: content)
  }
}

private struct DialogTextLayout: Layout {
  private static let insets = EdgeInsets(top: 22, leading: 22, bottom: 4, trailing: 22)

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - Self.insets.horizontal) }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let texts = subviews[0].sizeThatFits(inner(proposal))
    let width = proposal.width ?? texts.width + Self.insets.horizontal
    return CGSize(width: width, height: texts.height == 0 ? 0 : texts.height + Self.insets.vertical)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + Self.insets.leading, y: bounds.minY + Self.insets.top), proposal: inner(proposal))
  }
}

/// Names the dialog around with what its content says; without a place of its own where it is not shown.
nonisolated struct DialogTitle: WrappingModifier {
  typealias Body = Never

  let isShown: Bool

  @MainActor func makeNode(_ context: NodeContext) -> DialogTitleNode { DialogTitleNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: DialogTitleNode, _ context: NodeContext) -> Bool {
    defer { node.isShown = isShown }
    return node.isShown != isShown
  }
}

final class DialogTitleNode: WrapperNode {
  var isShown = true

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isShown ? super.sizeThatFits(proposal) : .zero
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if isShown { super.draw(into: &context, at: origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(self, at: origin, role: .header, label: builder.spokenLabel(of: inner))
  }
}
