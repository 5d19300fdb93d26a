import Foundation
@_spi(Runtime) import SwiftUICore

/// A column of a table: a header, and the cell of each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  PrimitiveTableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var columnWidth = TableColumnWidth()

  @MainActor public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        label: AnyView(label), cell: { [content] in AnyView(content($0)) }, comparator: comparator, width: columnWidth)
    ]
  }

  init(_ label: Label, _ comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn {
  /// Gives the column a width of its own, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }

  /// Lets the column take its share of the room, within these limits in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return copy
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), nil, content: content) }

  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol { self.init(Text(title), nil, content: content) }

  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, nil, content: content) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleResource), nil, content: content) }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text { self.init(Text(titleKey), nil, content: { Text($0[keyPath: value]) }) }

  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where S: StringProtocol, Content == Text { self.init(Text(title), nil, content: { Text($0[keyPath: value]) }) }

  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text { self.init(text, nil, content: { Text($0[keyPath: value]) }) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
  ) where Content == Text { self.init(Text(titleResource), nil, content: { Text($0[keyPath: value]) }) }
}

extension TableColumn where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content: content) }

  @_disfavoredOverload
  public init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol { self.init(Text(title), comparator, content: content) }

  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, comparator, content: content) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleResource), comparator, content: content) }
}
