@_spi(Runtime) import SwiftUICore

/// One item of a bar.
public struct ToolbarItem<ID, Content: View> {
  private let identity: ID
  private let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public var body: Never { fatalError("ToolbarItem is primitive toolbar content: it has no body") }
  public var _items: AnyView { AnyView(content.barItem(placement)) }
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identity: (), placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public nonisolated init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identity: id, placement: placement, content: content())
  }

  /// - Gap: an item that is not shown by default is shown all the same.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(identity: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { identity }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }

  /// The label stands for the items where room is short; here there always is enough.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement, content: LabeledToolbarItemGroupContent(content: content(), label: label()))
  }

  public var body: Never { fatalError("ToolbarItemGroup is primitive toolbar content: it has no body") }
  public var _items: AnyView { AnyView(content.barItem(placement)) }
}

/// The items of a group that has a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor @preconcurrency public var body: some View { content }
}

/// Room between items; what stands on either side of it has a background of its own.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var body: Never { fatalError("ToolbarSpacer is primitive toolbar content: it has no body") }

  public var _items: AnyView {
    switch sizing.kind {
    case .flexible: AnyView(Spacer().barItem(placement))
    case .fixed: AnyView(Color.clear.frame(width: 0, height: 0).barItem(placement, isSpacer: true))
    }
  }
}

/// How a spacer takes room.
public struct SpacerSizing: Sendable {
  enum Kind: Sendable { case flexible, fixed }

  let kind: Kind

  public static let flexible = SpacerSizing(kind: .flexible)
  public static let fixed = SpacerSizing(kind: .fixed)
}
