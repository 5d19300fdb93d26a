@_spi(Runtime) import SwiftUICore

/// Which columns of a table a person shows.
///
/// - Gap: columns can't be arranged by hand, so that there is no order of one's own to keep.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var isVisible: [String: Bool] = [:]

  public init() {}

  public mutating func resetOrder() {}

  public subscript(visibility id: String) -> Visibility {
    get { isVisible[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { isVisible[id] = newValue == .automatic ? nil : newValue == .visible }
  }
}

/// What people may do with a column that they arrange.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  public typealias ArrayLiteralElement = Element

  private var kinds: Set<Kind> = []

  private enum Kind: Sendable { case reorder, resize, visibility }

  public static let reorder = TableColumnCustomizationBehavior(kinds: [.reorder])
  public static let resize = TableColumnCustomizationBehavior(kinds: [.resize])
  public static let visibility = TableColumnCustomizationBehavior(kinds: [.visibility])
  public static var all: TableColumnCustomizationBehavior {
    TableColumnCustomizationBehavior(kinds: [.reorder, .resize, .visibility])
  }

  public init() {}

  private init(kinds: Set<Kind>) { self.kinds = kinds }

  public func contains(_ member: Element) -> Bool { kinds.isSuperset(of: member.kinds) }

  public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: Element) -> Element? {
    let removed = intersection(member)
    kinds.subtract(member.kinds)
    return removed.kinds.isEmpty ? nil : removed
  }

  public mutating func update(with newMember: Element) -> Element? { insert(newMember).inserted ? nil : newMember }

  public func union(_ other: Self) -> Self { Self(kinds: kinds.union(other.kinds)) }
  public func intersection(_ other: Self) -> Self { Self(kinds: kinds.intersection(other.kinds)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(kinds: kinds.symmetricDifference(other.kinds)) }
  public mutating func formUnion(_ other: Self) { kinds.formUnion(other.kinds) }
  public mutating func formIntersection(_ other: Self) { kinds.formIntersection(other.kinds) }
  public mutating func formSymmetricDifference(_ other: Self) { kinds.formSymmetricDifference(other.kinds) }
}

extension TableColumnContent {
  /// Names the column for a `TableColumnCustomization`.
  @MainActor @preconcurrency
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> { changed { $0.customizationID = id } }

  /// Says whether the column shows before anybody customizes the table.
  @MainActor @preconcurrency
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
    changed { $0.defaultVisibility = visibility }
  }

  /// - Gap: nobody arranges columns by hand, so there is nothing to keep them from.
  @MainActor @preconcurrency
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> { changed { _ in } }

  @MainActor @preconcurrency
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> { changed { $0.alignment = alignment } }

  @MainActor private func changed(
    _ change: (inout _TableColumn<TableRowValue>) -> Void
  ) -> TableColumns<TableRowValue, TableColumnSortComparator> {
    TableColumns(
      _columns.map { column in
        var column = column
        change(&column)
        return column
      })
  }
}
