@_spi(Runtime) import SwiftUICore

/// A control that shows another screen: the one for its value, or one of its own.
///
/// In a list's row the whole row is the link. Without a stack around, or with a nil value, it is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    /// Shown while the binding is true; without one, the link keeps its own.
    case screen(Destination, isActive: Binding<Bool>?)
  }

  let target: Target
  let label: Label

  @State private var isActive = false
  @Environment(\.navigationStack) private var stack
  @Environment(\.isInListRow) private var isInListRow

  nonisolated init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

extension NavigationLink: View {
  public var body: some View {
    control
      .modifier(LinkedScreen(isActive: activation, content: linkedScreen))
      .disabled(!leadsSomewhere)
  }

  /// - Gap: every link is a detail link.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  @MainActor @ViewBuilder private var control: some View {
    if isInListRow {
      RowLinkLabel(label: label)
        .modifier(ButtonBehavior(role: nil, action: { follow() }))
        .modifier(TraitModifier(RowActionTrait.self, RowAction(isEnabled: leadsSomewhere, action: { follow() })))
    } else {
      Button {
        follow()
      } label: {
        label
      }
    }
  }

  private var activation: Binding<Bool> {
    if case .screen(_, let outer?) = target { return outer }
    return $isActive
  }

  private var linkedScreen: AnyView? {
    if case .screen(let destination, isActive: _) = target { return AnyView(destination) }
    return nil
  }

  private var leadsSomewhere: Bool {
    guard stack != nil else { return false }
    if case .value(nil) = target { return false }
    return true
  }

  @MainActor private func follow() {
    switch target {
    case .value(let value?): stack?.push(value)
    case .value(nil): break
    case .screen: activation.wrappedValue = true
    }
  }
}

/// Presents the screen of a link that has one.
private struct LinkedScreen: ViewModifier {
  let isActive: Binding<Bool>
  let content: AnyView?

  func body(content view: Content) -> some View {
    let screen = content
    view.modifier(
      NavigationPresentationModifier(
        isPresented: screen != nil && isActive.wrappedValue, id: nil, content: { screen ?? AnyView(EmptyView()) }
      ) { isActive.wrappedValue = false })
  }
}
