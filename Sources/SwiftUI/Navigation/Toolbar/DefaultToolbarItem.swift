@_spi(Runtime) import SwiftUICore

/// Says where an item that the system adds by itself stands among the others.
///
/// - Gap: such items keep their places.
public struct DefaultToolbarItem: ToolbarContent {
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public var body: some ToolbarContent { ErasedToolbarContent(_items: AnyView(EmptyView())) }
}
