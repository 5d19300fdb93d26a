import Foundation
@_spi(Runtime) import SwiftUICore

/// The space around a row's content, where the view sets its own; nil is the list's.
enum ListRowInsetsTrait: ViewTraitKey {
  typealias Value = EdgeInsets?

  static var affectsLayout: Bool { true }
}

/// A distance at some edges of a row, where the view sets only those.
enum ListRowEdgeInsetTrait: ViewTraitKey {
  struct Value {
    let edges: Edge.Set
    let length: CGFloat?
  }

  static var affectsLayout: Bool { true }
}

extension View {
  /// Sets the space around the view in a list's row; nil is the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(ListRowInsetsTrait.self, insets))
  }

  /// Sets the space at some edges of the row, in points; nil is the list's own.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(TraitModifier(ListRowEdgeInsetTrait.self, ListRowEdgeInsetTrait.Value(edges: edges, length: length)))
  }

  /// Puts a view behind the view's row, in place of its card.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(LayerModifier(layer: ZStack { view }, alignment: .center, side: .apart))
  }
}
