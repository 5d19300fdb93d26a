@_spi(Runtime) import SwiftUICore

/// The header of a section of a table.
public nonisolated struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let content: Content

  @MainActor public func _rows(_ columns: _TableColumns<Value>) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Content.TableRowValue == Footer.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    AnyView(
      Section<AnyView, AnyView, AnyView>(
        header: header._rows(columns), content: content._rows(columns), footer: footer._rows(columns), isExpanded: isExpanded))
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public nonisolated init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
  }

  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent())
  }

  @_disfavoredOverload
  public nonisolated init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, S: StringProtocol
  {
    self.init(header: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent())
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Rows that belong together, without a header.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}

// Sections that people open and close by their header.
extension Section where Parent: TableRowContent, Content: TableRowContent {
  public nonisolated init<V, H>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
