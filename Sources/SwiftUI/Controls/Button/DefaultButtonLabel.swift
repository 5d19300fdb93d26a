@_spi(Runtime) import SwiftUICore

/// The label that goes with a button's role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    let (title, symbol) = role.label
    Label(title, systemImage: symbol)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label that goes with its role.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

extension ButtonRole {
  /// - Gap: the words are English ones.
  fileprivate var label: (title: String, symbol: String) {
    switch purpose {
    case .destructive: ("Delete", "trash")
    case .cancel: ("Cancel", "xmark")
    case .close: ("Close", "xmark")
    case .confirm: ("Done", "checkmark")
    }
  }
}
