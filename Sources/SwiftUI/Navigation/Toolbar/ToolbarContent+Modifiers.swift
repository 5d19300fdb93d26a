@_spi(Runtime) import SwiftUICore

extension ToolbarContent {
  /// Leaves the items out.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { hidden ? AnyView(EmptyView()) : $0 }
  }

  /// Whether the items stand on the bar's glass.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { AnyView($0.environment(\.isBarGlassHidden, visibility == .hidden)) }
  }
}

extension CustomizableToolbarContent {
  public nonisolated func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { hidden ? AnyView(EmptyView()) : $0 }
  }

  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { AnyView($0.environment(\.isBarGlassHidden, visibility == .hidden)) }
  }

  /// Says how people may arrange the items.
  ///
  /// - Gap: people can't customise a bar.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Hides the items until somebody asks for them, where the visibility is `hidden`.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    hidden(defaultVisibility == .hidden)
  }

  public nonisolated func defaultCustomization() -> some CustomizableToolbarContent { self }
}

/// Items that a modifier changed.
nonisolated struct ModifiedToolbarContent<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never

  let content: Content
  let change: (AnyView) -> AnyView

  @MainActor var body: Never { fatalError("ModifiedToolbarContent is primitive toolbar content: it has no body") }
  @MainActor var _items: AnyView { change(content._items) }
}

extension ModifiedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// What people may do with an item of a bar that they arrange.
public struct ToolbarCustomizationBehavior: Sendable {
  private enum Kind: Sendable { case `default`, reorderable, disabled }

  private let kind: Kind

  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
