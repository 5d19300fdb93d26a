import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Sizes of menus; estimates for iOS 26, where none were recorded.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let cornerRadius: CGFloat = 28
  static let margin: CGFloat = 10
  static let inset: CGFloat = 20
}

/// The panel of a menu: items one below the other.
struct MenuPanel<Items: View>: View {
  @ViewBuilder let items: Items

  var body: some View {
    // What is longer than the screen scrolls.
    ViewThatFits(in: .vertical) {
      MenuItems(content: items)
      ScrollView { MenuItems(content: items) }
    }
    .buttonStyle(MenuItemStyle())
    .modifier(GlassPanel(cornerRadius: MenuMetrics.cornerRadius))
  }
}

/// A panel of glass behind its content.
private nonisolated struct GlassPanel: WrappingModifier {
  typealias Body = Never

  let cornerRadius: CGFloat

  @MainActor func makeNode(_ context: NodeContext) -> GlassPanelNode { GlassPanelNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: GlassPanelNode, _ context: NodeContext) -> Bool {
    node.glass = Glass(context.environment)
    // Items have to be read over whatever is below, which is not blurred.
    node.glass.fill.alpha = 1
    node.cornerRadius = cornerRadius
    return false
  }
}

private final class GlassPanelNode: WrapperNode {
  var glass = Glass()
  var cornerRadius: CGFloat = 0

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    context.add(glass, in: CGRect(origin: origin, size: size), cornerRadius: cornerRadius)
    super.draw(into: &context, at: origin)
  }
}

/// Items one below the other, with a line between the groups that sections and dividers make.
private struct MenuItems<Content: View>: ContainerView {
  let content: Content

  func makeNode(_ context: NodeContext) -> MenuItemsNode { MenuItemsNode(id: context.nextNodeID()) }

  func update(_ node: MenuItemsNode, _ context: NodeContext) -> Bool {
    node.separator = Color.separator.resolve(in: context.environment).display
    node.pixel = context.environment.pixelLength
    return false
  }
}

final class MenuItemsNode: LayoutNode {
  var separator = DisplayColor(red: 0, green: 0, blue: 0)
  var pixel: CGFloat = 0.5

  private static let gapBetweenGroups: CGFloat = 16

  private struct Row {
    let item: LayoutNode
    let frame: CGRect
    let hasLineAbove: Bool
  }

  /// A divider is no item: it ends a group.
  private func rows(in width: CGFloat) -> [Row] {
    var y = MenuMetrics.margin
    var isGroupOpen = false
    var endsGroup = false
    return children.compactMap { item in
      let isGroup = item.trait(MenuGroupTrait.self) != nil
      if item is DividerNode {
        endsGroup = isGroupOpen
        return nil
      }
      let hasLine = isGroupOpen && (isGroup || endsGroup)
      if hasLine { y += Self.gapBetweenGroups }
      let height = item.measure(ProposedViewSize(width: width, height: nil)).height
      defer { y += height }
      isGroupOpen = true
      endsGroup = isGroup
      return Row(item: item, frame: CGRect(x: 0, y: y, width: width, height: height), hasLineAbove: hasLine)
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? MenuMetrics.width
    return CGSize(width: width, height: (rows(in: width).last?.frame.maxY ?? MenuMetrics.margin) + MenuMetrics.margin)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for row in rows(in: size.width) { row.item.place(at: row.frame.origin, ProposedViewSize(row.frame.size)) }
  }

  override var visibleChildren: [LayoutNode] { children.filter { !($0 is DividerNode) } }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    for row in rows(in: size.width) where row.hasLineAbove {
      let line = CGRect(
        x: origin.x + MenuMetrics.inset, y: origin.y + row.frame.minY - (Self.gapBetweenGroups + pixel) / 2,
        width: size.width - 2 * MenuMetrics.inset, height: pixel)
      context.add(.fill(.rectangle(line), separator))
    }
    super.draw(into: &context, at: origin)
  }
}

/// The look of an item.
private struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuItemRow(configuration: configuration) }
}

private struct MenuItemRow: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(!isEnabled ? Color.tertiaryLabel : configuration.role == .destructive ? .red : .primary)
      .padding(.horizontal, MenuMetrics.inset)
      .frame(maxWidth: .infinity, minHeight: MenuMetrics.rowHeight, alignment: .leading)
  }
}
