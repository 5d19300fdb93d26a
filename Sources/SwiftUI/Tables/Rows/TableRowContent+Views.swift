@_spi(Runtime) import SwiftUICore

// The views of SwiftUICore that hold rows as well as they hold views.

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public func _rows(_ columns: _TableColumns<Wrapped.TableRowValue>) -> AnyView {
    self.map { $0._rows(columns) } ?? AnyView(EmptyView())
  }
}

extension _ConditionalContent: TableRowContent
where TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public func _rows(_ columns: _TableColumns<TrueContent.TableRowValue>) -> AnyView {
    switch storage {
    case .first(let content): content._rows(columns)
    case .second(let content): content._rows(columns)
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @_disfavoredOverload
  public nonisolated init<Value>(@TableRowBuilder<Value> content: () -> Content) where Value == Content.TableRowValue {
    self.init(holding: content())
  }

  @MainActor public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView { content._rows(columns) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(holding: data, content: { content($0)._rows(columns) }, id: id))
  }
}

/// Rows of a collection.
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection

  var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where V == Content.TableRowValue {
    self.init(holding: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue {
    self.init(holding: data, content: content, id: { $0.id })
  }

  public nonisolated init<V>(_ data: Data) where Content == TableRow<V>, V == Data.Element {
    self.init(holding: data, content: { TableRow($0) }, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TableRowContent {
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TableRowValue {
    self.init(holding: data, content: content, id: { $0 })
  }
}
