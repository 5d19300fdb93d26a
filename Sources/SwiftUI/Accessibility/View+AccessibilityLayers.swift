@_spi(Runtime) import SwiftUICore

extension View {
  /// Has the view read, and used, as another one that is not shown.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(
      LayerModifier(layer: ZStack(content: representation), alignment: .center, side: .meaning(.representation)))
  }

  /// Has views that are not shown read as parts of this one.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(LayerModifier(layer: ZStack(content: children), alignment: .center, side: .meaning(.children)))
  }

  /// Makes buttons that are not shown actions of the view.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(LayerModifier(layer: ZStack(content: content), alignment: .center, side: .meaning(.actions)))
  }

  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Lets people do something with the view, under the name that a label shows.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    // Only ever called on the main actor, by whoever uses the view.
    nonisolated(unsafe) let action = action
    let label = label()
    return accessibilityActions { Button(action: { action() }) { label } }
  }
}

/// Actions that belong together.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  public init(_ name: Text) { self.name = name }
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }

  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.init(Text(name)) }

  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))
}
