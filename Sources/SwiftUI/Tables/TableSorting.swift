import Foundation
@_spi(Runtime) import SwiftUICore

/// The order of a table's rows, changed by its headers.
struct TableSorting {
  /// In which order a column's comparator sorts, where it comes first.
  let order: (Any) -> SortOrder?
  /// The header of a column was tapped.
  let choose: (Any) -> Void

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first else { return nil }
      return first.comparesLike(comparator) ? first.order : nil
    }
    choose = { comparator in
      guard let comparator = comparator as? Sort else { return }
      sortOrder.wrappedValue = sortOrder.wrappedValue.leading(with: comparator)
    }
  }
}

extension SortComparator {
  /// Whether it differs in nothing but the direction.
  fileprivate func comparesLike(_ other: Self) -> Bool {
    var turned = other
    turned.order = order
    return turned == self
  }
}

extension Array where Element: SortComparator {
  /// What was first already turns round; the others keep their order behind what is first now.
  fileprivate func leading(with comparator: Element) -> [Element] {
    var chosen = comparator
    if let first, first.comparesLike(comparator) { chosen.order = first.order == .forward ? .reverse : .forward }
    return [chosen] + filter { !$0.comparesLike(comparator) }
  }
}
