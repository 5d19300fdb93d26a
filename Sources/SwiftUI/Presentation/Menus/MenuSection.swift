import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Whether a node is a group of a menu's items, which lines set apart.
enum MenuGroupTrait: ViewTraitKey {
  typealias Value = Bool
}

/// A section in a menu: its items under a small title.
struct MenuSection<Header: View, Content: View> {
  let header: Header
  let content: Content

  nonisolated init(header: Header, content: Content) {
    self.header = header
    self.content = content
  }
}

extension MenuSection: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, MenuMetrics.inset)
        .padding(.bottom, 4)
        .modifier(MenuSectionTitle())
      content
    }
    .modifier(MenuGroup())
  }
}

private nonisolated struct MenuSectionTitle: WrappingModifier {
  typealias Body = Never

  @MainActor func makeNode(_ context: NodeContext) -> MenuSectionTitleNode {
    MenuSectionTitleNode(id: context.nextNodeID())
  }

  @MainActor func update(_ node: MenuSectionTitleNode, _ context: NodeContext) -> Bool { false }
}

private final class MenuSectionTitleNode: WrapperNode {
  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(self, at: origin, role: .header, label: builder.spokenLabel(of: inner))
  }
}

private nonisolated struct MenuGroup: WrappingModifier {
  typealias Body = Never

  @MainActor func makeNode(_ context: NodeContext) -> MenuGroupNode { MenuGroupNode(id: context.nextNodeID()) }
  @MainActor func update(_ node: MenuGroupNode, _ context: NodeContext) -> Bool { false }
}

private final class MenuGroupNode: WrapperNode {
  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == MenuGroupTrait.self ? true as? Key.Value : nil
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    let title = inner.first { $0.role == .header }?.label ?? ""
    builder.add(self, at: origin, role: .section, label: title) { $0.nodes = inner }
  }
}
