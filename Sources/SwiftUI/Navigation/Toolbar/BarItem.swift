import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

extension View {
  /// Makes each view an item of a bar.
  nonisolated func barItem(_ placement: ToolbarItemPlacement, isSpacer: Bool = false) -> some View {
    modifier(BarItemSurroundings(isProminent: placement.isProminent)).modifier(BarItem(placement: placement, isSpacer: isSpacer))
  }
}

/// What controls look like in a bar: labels without titles, and no tint.
private nonisolated struct BarItemSurroundings: ViewModifier {
  let isProminent: Bool

  @MainActor func body(content: Content) -> some View {
    content
      .font(.body.weight(.medium))
      .labelStyle(.iconOnly)
      .buttonStyle(BarButtonStyle())
      .environment(\.isInListRow, false)
      .transformEnvironment(\.foregroundStyle) { if isProminent { $0 = AnyShapeStyle(Color.white) } }
  }
}

private nonisolated struct BarButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BarButtonLabel(configuration: configuration)
  }
}

private struct BarButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let color = !isEnabled ? Color.tertiaryLabel : configuration.role == .destructive ? .red : nil
    configuration.label
      .transformEnvironment(\.foregroundStyle) { if let color { $0 = AnyShapeStyle(color) } }
      .padding(.horizontal, BarItemNode.padding)
      .frame(minWidth: BarItemNode.height, minHeight: BarItemNode.height)
  }
}

nonisolated struct BarItem: WrappingModifier {
  typealias Body = Never

  let placement: ToolbarItemPlacement
  let isSpacer: Bool

  @MainActor func makeNode(_ context: NodeContext) -> BarItemNode { BarItemNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: BarItemNode, _ context: NodeContext) -> Bool {
    node.place = placement.place
    node.isProminent = placement.isProminent
    node.isFixedSpacer = isSpacer
    node.hasGlass = !context.environment.isBarGlassHidden
    return true
  }
}

/// An item with the room around it that its glass fills.
final class BarItemNode: WrapperNode {
  var place = BarPlace.topTrailing
  var isProminent = false
  var isFixedSpacer = false
  var hasGlass = true

  static let height: CGFloat = 44
  static let padding: CGFloat = 11

  var isFlexibleSpacer: Bool {
    var node: LayoutNode = content
    while let wrapper = node as? WrapperNode { node = wrapper.content }
    return node is SpacerNode
  }

  var isSpacer: Bool { isFixedSpacer || isFlexibleSpacer }

  /// A title or a search field is as large as it is; a button at least a circle.
  private var isBare: Bool {
    switch place {
    case .principal, .subtitle, .largeTitle, .largeSubtitle, .topSearch, .bottomSearch: true
    case .topLeading, .topTrailing, .bottom, .keyboard: false
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isSpacer { return CGSize(width: 8, height: Self.height) }
    if isBare { return content.measure(proposal) }
    let inner = content.measure(.unspecified)
    // A button brings its own room: all of it is the button.
    let padding = inner.height < Self.height ? 2 * Self.padding : 0
    return CGSize(width: max(Self.height, inner.width + padding), height: max(Self.height, inner.height))
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    if isSpacer || isBare { return content.place(at: .zero, proposal) }
    let chosen = content.measure(.unspecified)
    content.place(at: CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2), .unspecified)
  }
}

private enum BarGlassHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var isBarGlassHidden: Bool {
    get { self[BarGlassHiddenKey.self] }
    set { self[BarGlassHiddenKey.self] = newValue }
  }
}
