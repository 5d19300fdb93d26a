@_spi(Runtime) import SwiftUICore

/// An alert as a value: a title, a message, and one or two buttons.
public struct Alert: Sendable {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// An alert with one button, "OK" where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  /// A button of an alert or of an action sheet.
  public struct Button: Sendable {
    let label: Text
    let role: ButtonRole?
    nonisolated(unsafe) let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }
}

/// The buttons of an alert that is a value.
struct AlertButtons: View {
  let buttons: [Alert.Button]

  nonisolated init(buttons: [Alert.Button]) { self.buttons = buttons }

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  /// Shows what `content` makes while `isPresented` is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    alert(isPresented.wrappedValue ? content() : nil, item: isPresented.presentedFlag)
  }

  /// Shows what `content` makes of the item while there is one.
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    alert(item.wrappedValue.map(content), item: item)
  }

  private nonisolated func alert<Item: Identifiable>(_ alert: Alert?, item: Binding<Item?>) -> some View {
    modifier(
      PresentationModifier(kind: .alert, item: item) { _ in
        alert.map {
          DialogBox(
            title: $0.title, isTitleShown: true, arrangement: .alert, actions: AlertButtons(buttons: $0.buttons),
            message: $0.message)
        }
      })
  }
}
