@_spi(Runtime) import SwiftUICore

/// A row that shows or hides the rows below it.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor public func _rows(_ columns: _TableColumns<Label.TableRowValue>) -> AnyView {
    AnyView(
      TableDisclosure(
        isExpanded: isExpanded, columns: columns, label: { label._rows($0) }, content: { content()._rows($0) }))
  }
}

/// Rows of a tree.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor public func _rows(_ columns: _TableColumns<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { branch($0, columns) })
  }

  @MainActor private func branch(_ element: Data.Element, _ columns: _TableColumns<Data.Element>) -> AnyView {
    let row = TableRow(element)
    guard let below = element[keyPath: children] else { return row._rows(columns) }
    let content = TableOutlineGroupContent(data: below, children: children)
    return AnyView(
      TableDisclosure(isExpanded: nil, columns: columns, label: { row._rows($0) }, content: { content._rows($0) }))
  }
}

private struct TableDisclosure<Value: Identifiable>: View {
  let isExpanded: Binding<Bool>?
  let columns: _TableColumns<Value>
  let label: (_TableColumns<Value>) -> AnyView
  let content: (_TableColumns<Value>) -> AnyView

  /// Where nobody else keeps it.
  @State private var isExpandedHere = false

  var body: some View {
    let isExpanded = isExpanded ?? $isExpandedHere
    label(columns.disclosing(isExpanded))
    if isExpanded.wrappedValue { content(columns.deeper) }
  }
}
