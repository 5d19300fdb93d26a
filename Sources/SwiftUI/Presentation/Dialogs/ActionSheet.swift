@_spi(Runtime) import SwiftUICore

/// A choice as a value; confirmation dialogs are its successors.
public struct ActionSheet: Sendable {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows what `content` makes while `isPresented` is true.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    actionSheet(isPresented.wrappedValue ? content() : nil, item: isPresented.presentedFlag)
  }

  /// Shows what `content` makes of the item while there is one.
  public nonisolated func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    actionSheet(item.wrappedValue.map(content), item: item)
  }

  private nonisolated func actionSheet<Item: Identifiable>(_ sheet: ActionSheet?, item: Binding<Item?>) -> some View {
    modifier(
      PresentationModifier(kind: .confirmationDialog, item: item) { _ in
        sheet.map {
          DialogBox(
            title: $0.title, isTitleShown: true, arrangement: .confirmationDialog,
            actions: AlertButtons(buttons: $0.buttons), message: $0.message)
        }
      })
  }
}
