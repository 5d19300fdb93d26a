import Foundation
@_spi(Runtime) import SwiftUICore

/// Columns side by side, or one above the other where there is no room.
final class SplitColumnsNode: LayoutNode {
  var idiom = InterfaceIdiom.phone
  var isCompact = true
  var top = 0
  /// How many columns show side by side, counted from the detail.
  var shownCount = 3
  var onCompactChange: @MainActor (Bool) -> Void = { _ in }

  func shows(_ index: Int, of count: Int) -> Bool { isCompact ? index == top : index >= count - shownCount }

  override var visibleChildren: [LayoutNode] {
    children.indices.filter { shows($0, of: children.count) }.map { children[$0] }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == ScreenBackgroundTrait.self && isCompact ? visibleChildren.first?.trait(key) : nil
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let isCompactNow = size.width < idiom.splitViews.minimumRegularWidth
    if isCompactNow != isCompact {
      nonisolated(unsafe) let node = self
      MainActor.assumeIsolated { node.onCompactChange(isCompactNow) }
    }
    if isCompact {
      for child in children { child.place(at: .zero, ProposedViewSize(size)) }
      return
    }
    let metrics = idiom.splitViews
    var x: CGFloat = 0
    for child in visibleChildren {
      let isSidebar = child === children.first
      let inset = isSidebar ? metrics.sidebarInset : 0
      x += inset
      let ownWidth = isSidebar ? metrics.sidebarWidth : metrics.columnWidth
      let width =
        child === children.last ? max(0, size.width - x) : child.trait(ColumnWidthTrait.self)?.width ?? ownWidth
      let room = CGRect(x: x, y: inset, width: width, height: max(0, size.height - 2 * inset))
      child.place(inMiddleOf: room, ProposedViewSize(room.size))
      x += width
    }
  }
}

/// Where the columns of a split view stand, in points; those of a Mac as recorded with macOS 26 (`splitview/*`).
///
/// - Gap: an iPad's widths are estimates.
struct SplitViewMetrics: Sendable {
  /// Below it one column shows at a time, as on phones.
  let minimumRegularWidth: CGFloat
  let sidebarWidth: CGFloat
  let columnWidth: CGFloat
  /// The room around the sidebar's panel.
  let sidebarInset: CGFloat
}

extension InterfaceIdiom {
  var splitViews: SplitViewMetrics {
    switch self {
    case .phone: SplitViewMetrics(minimumRegularWidth: 700, sidebarWidth: 320, columnWidth: 320, sidebarInset: 0)
    case .mac: SplitViewMetrics(minimumRegularWidth: 0, sidebarWidth: 140, columnWidth: 200, sidebarInset: 8)
    }
  }
}

/// How wide a column is to be, in points.
struct ColumnWidth: Equatable {
  let minimum: CGFloat?
  let ideal: CGFloat
  let maximum: CGFloat?

  var width: CGFloat { max(minimum ?? 0, min(ideal, maximum ?? .infinity)) }
}

enum ColumnWidthTrait: ViewTraitKey {
  typealias Value = ColumnWidth
}

extension View {
  /// Sets the width of the column around, where columns stand side by side.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(TraitModifier(ColumnWidthTrait.self, ColumnWidth(minimum: width, ideal: width, maximum: width)))
  }

  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(TraitModifier(ColumnWidthTrait.self, ColumnWidth(minimum: min, ideal: ideal, maximum: max)))
  }
}
