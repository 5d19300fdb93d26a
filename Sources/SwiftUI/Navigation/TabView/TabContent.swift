@_spi(Runtime) import SwiftUICore

/// Tabs of a tab view.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// The tabs as views, each with its label; primitive contents bring their own.
  @MainActor var _tabs: AnyView { get }
}

extension TabContent {
  public var _tabs: AnyView { AnyView(StyledView(style: self, configuration: ()) { content, _ in content.body._tabs }) }
}

/// Tabs without a body of their own.
protocol PrimitiveTabContent: TabContent where Body == Self {}

extension PrimitiveTabContent {
  public var body: Self { self }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public var _tabs: AnyView { fatalError("Never has no tabs") }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Wrapped?

  @MainActor @preconcurrency public var body: Wrapped? { self }
  @MainActor public var _tabs: AnyView { AnyView(map(\._tabs)) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = _ConditionalContent<TrueContent, FalseContent>

  @MainActor @preconcurrency public var body: _ConditionalContent<TrueContent, FalseContent> { self }

  @MainActor public var _tabs: AnyView {
    let views: _ConditionalContent<AnyView, AnyView> =
      switch storage {
      case .first(let content): .init(storage: .first(content._tabs))
      case .second(let content): .init(storage: .second(content._tabs))
      }
    return AnyView(views)
  }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Group<Content>

  @_disfavoredOverload
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(holding: content())
  }

  @_disfavoredOverload
  public nonisolated init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content) where Content.TabValue == V? {
    self.init(holding: content())
  }

  @MainActor @preconcurrency public var body: Group<Content> { self }
  @MainActor public var _tabs: AnyView { content._tabs }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = ForEach<Data, ID, Content>

  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(holding: data, content: content) { $0[keyPath: id] }
  }

  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V? {
    self.init(holding: data, content: content) { $0[keyPath: id] }
  }

  @MainActor @preconcurrency public var body: ForEach<Data, ID, Content> { self }

  @MainActor public var _tabs: AnyView {
    let content = content
    return AnyView(ForEach<Data, ID, AnyView>(holding: data, content: { content($0)._tabs }, id: id))
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue {
    self.init(holding: data, content: content) { $0.id }
  }

  @_disfavoredOverload
  public nonisolated init<V: Hashable>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == V? {
    self.init(holding: data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue {
    self.init(holding: data, content: content) { $0 }
  }

  @_disfavoredOverload
  public nonisolated init<V: Hashable>(_ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content)
  where Content.TabValue == V? {
    self.init(holding: data, content: content) { $0 }
  }
}

/// Tabs whose type is not told.
public struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = AnyTabContent<SelectionValue>

  public let _tabs: AnyView

  public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue { _tabs = tabContent._tabs }
}

/// Several contents in order.
struct TabContents<TabValue: Hashable>: PrimitiveTabContent {
  private let parts: [AnyView]

  init(_ parts: [AnyView]) { self.parts = parts }

  var _tabs: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
}
