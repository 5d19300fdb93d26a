import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The lines above and below a row, where the view says something about them.
struct RowSeparators {
  /// Those that are not drawn.
  var hidden: VerticalEdge.Set = []
  var tints: [VerticalEdge: DisplayColor] = [:]
}

enum RowSeparatorsTrait: ViewTraitKey { typealias Value = RowSeparators }
/// The lines at the ends of a section.
enum SectionSeparatorsTrait: ViewTraitKey { typealias Value = RowSeparators }

extension View {
  /// Hides the lines between the view's row and its neighbours.
  ///
  /// - Gap: `visible` shows no line where the list draws none.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(SeparatorModifier(key: RowSeparatorsTrait.self, edges: edges, visibility: visibility, tint: nil))
  }

  /// Colors the lines between the view's row and its neighbours; nil is the list's own color.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(SeparatorModifier(key: RowSeparatorsTrait.self, edges: edges, visibility: .automatic, tint: color))
  }

  /// Hides the lines at the ends of a section.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(SeparatorModifier(key: SectionSeparatorsTrait.self, edges: edges, visibility: visibility, tint: nil))
  }

  /// Colors the lines at the ends of a section; nil is the list's own color.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(SeparatorModifier(key: SectionSeparatorsTrait.self, edges: edges, visibility: .automatic, tint: color))
  }
}

nonisolated struct SeparatorModifier<Key: ViewTraitKey>: WrappingModifier where Key.Value == RowSeparators {
  typealias Body = Never

  let key: Key.Type
  let edges: VerticalEdge.Set
  let visibility: Visibility
  let tint: Color?

  @MainActor func makeNode(_ context: NodeContext) -> SeparatorNode<Key> { SeparatorNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SeparatorNode<Key>, _ context: NodeContext) -> Bool {
    node.edges = edges
    node.visibility = visibility
    node.tint = tint?.resolve(in: context.environment).display
    return false
  }
}

final class SeparatorNode<Key: ViewTraitKey>: WrapperNode where Key.Value == RowSeparators {
  var edges = VerticalEdge.Set.all
  var visibility = Visibility.automatic
  var tint: DisplayColor?

  override func trait<Asked: ViewTraitKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == Key.self else { return super.trait(key) }
    var separators = content.trait(Key.self) ?? RowSeparators()
    switch visibility {
    case .hidden: separators.hidden.formUnion(edges)
    case .visible: separators.hidden.subtract(edges)
    case .automatic: break
    }
    for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
      if let tint { separators.tints[edge] = tint }
    }
    return separators as? Asked.Value
  }
}
