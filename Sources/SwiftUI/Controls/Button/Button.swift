@_spi(Runtime) import SwiftUICore

/// A control that runs an action.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.buttonSizing) private var sizing

  nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: View {
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  @preconcurrency
  public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: action, label: label())
  }

  public var body: some View {
    // Several views in a label stand in a row, as on iOS.
    let row = sizing == .flexible ? AnyView(HStack { label }.frame(maxWidth: .infinity)) : AnyView(HStack { label })
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: row), isPressed: isPressed, action: action)
    style.makeBody(configuration, below: \.buttonStyle)
      .modifier(ButtonBehavior(role: role, isPressed: $isPressed, action: action))
  }
}
