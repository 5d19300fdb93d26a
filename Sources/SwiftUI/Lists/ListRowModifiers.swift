import Foundation
@_spi(Runtime) import SwiftUICore

/// The space around a row's content, where the view sets its own; nil is the list's.
enum ListRowInsetsTrait: ViewTraitKey {
  typealias Value = EdgeInsets?

  static var affectsLayout: Bool { true }
}

/// The edges of a row without a separator.
enum HiddenSeparatorsTrait: ViewTraitKey {
  typealias Value = VerticalEdge.Set
}

extension View {
  /// Sets the space around the view in a list's row; nil is the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(ListRowInsetsTrait.self, insets))
  }

  /// Hides the lines between the view's row and its neighbours.
  ///
  /// - Gap: `visible` shows no line where the list draws none.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier(HiddenSeparatorsTrait.self, visibility == .hidden ? edges : []))
  }

  /// Puts a view behind the view's row, in place of its card.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(LayerModifier(layer: ZStack { view }, alignment: .center, side: .apart))
  }
}
