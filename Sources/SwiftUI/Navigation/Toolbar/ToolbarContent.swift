@_spi(Runtime) import SwiftUICore

/// Items of a screen's bars.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The items as views, each of which says where it stands; primitive contents bring their own.
  @MainActor var _items: AnyView { get }
}

extension ToolbarContent {
  public var _items: AnyView { AnyView(StyledView(style: self, configuration: ()) { content, _ in content.body._items }) }
}

/// Items of a bar that people can arrange themselves; here they stay as they are written.
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

/// Items without a body.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) is primitive toolbar content: it has no body") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public var _items: AnyView { fatalError("Never has no items") }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public var body: Never { fatalError("Optional is primitive toolbar content: it has no body") }
  public var _items: AnyView { AnyView(map(\._items)) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never

  @MainActor public var body: Never { fatalError("_ConditionalContent is primitive toolbar content: it has no body") }

  @MainActor public var _items: AnyView {
    let views: _ConditionalContent<AnyView, AnyView> =
      switch storage {
      case .first(let content): .init(storage: .first(content._items))
      case .second(let content): .init(storage: .second(content._items))
      }
    return AnyView(views)
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(holding: content()) }

  public var body: Never { fatalError("Group is primitive toolbar content: it has no body") }
  public var _items: AnyView { content._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(holding: content()) }
}

/// Several contents in order.
struct ToolbarContents: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let parts: [AnyView]

  init<each C: ToolbarContent>(_ contents: repeat each C) {
    var parts: [AnyView] = []
    repeat parts.append((each contents)._items)
    self.parts = parts
  }

  var _items: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
}

/// Contents whose type is not told.
struct ErasedToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  let _items: AnyView
}
