import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The bar of a navigation stack; there is none without a title.
struct NavigationBar: View {
  let model: NavigationBarModel

  var body: some View {
    if let title = model.title {
      title
        .font(model.isTitleLarge ? .largeTitle.bold() : .headline)
        .environment(\.lineLimit, 1)
        .modifier(NavigationBarFrame(isLarge: model.isTitleLarge))
    }
  }
}

/// Gives a title the place that bars have on iOS 26 without a status bar (`ios/nav/basic`, `ios/nav/inline`).
nonisolated struct NavigationBarFrame: WrappingModifier {
  typealias Body = Never

  let isLarge: Bool

  @MainActor func makeNode(_ context: NodeContext) -> NavigationBarNode { NavigationBarNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: NavigationBarNode, _ context: NodeContext) -> Bool {
    node.isTitleLarge = isLarge
    node.isRightToLeft = context.environment.layoutDirection == .rightToLeft
    return true
  }
}

/// - Gap: the material behind the bar is not drawn, nor are its buttons.
final class NavigationBarNode: WrapperNode {
  var isTitleLarge = false
  var isRightToLeft = false

  private static let buttonRow: CGFloat = 64
  private static let largeTitleRow: CGFloat = 52
  private static let margin: CGFloat = 16

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: Self.buttonRow + (isTitleLarge ? Self.largeTitleRow : 0))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let titleProposal = ProposedViewSize(width: max(0, size.width - 2 * Self.margin), height: nil)
    let title = content.measure(titleProposal)
    let leading = isRightToLeft ? size.width - Self.margin - title.width : Self.margin
    let origin =
      isTitleLarge
      ? CGPoint(x: leading, y: Self.buttonRow + (Self.largeTitleRow - title.height) / 2)
      : CGPoint(x: (size.width - title.width) / 2, y: (Self.buttonRow - title.height) / 2)
    content.place(at: origin, titleProposal)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .navigationBar) { bar in
      let title = bar.collect { content.describe(into: &$0, at: origin + content.origin) }
      bar.add(content, at: origin + content.origin, role: .header, label: bar.spokenLabel(of: title))
    }
  }
}
