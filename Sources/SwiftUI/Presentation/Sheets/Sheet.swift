@_spi(Runtime) import SwiftUICore

extension View {
  /// Presents a sheet while `isPresented` is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while there is an item; another item dismisses it and presents a new one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while `isPresented` is true; only code can dismiss it.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while there is an item; another item dismisses it and presents a new one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(kind: .fullScreenCover, item: item, onDismiss: onDismiss, content: content))
  }

  nonisolated func presenting<Content: View>(
    _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(kind: kind, item: isPresented.presentedFlag, onDismiss: onDismiss) { _ in content() })
  }
}
