@_spi(Runtime) import SwiftUICore

// Only one overload makes the dialog; the others say what its parts are.

extension View {
  nonisolated func confirmationDialog<A: View, M: View>(
    title: Text, isPresented: Binding<Bool>, _ titleVisibility: Visibility, actions: A?, message: M?
  ) -> some View {
    modifier(
      PresentationModifier(kind: .confirmationDialog, item: isPresented.presentedFlag) { _ in
        actions.map {
          DialogBox(
            title: title, isTitleShown: titleVisibility == .visible, arrangement: .confirmationDialog, actions: $0,
            message: message)
        }
      })
  }
}

// MARK: - By a key

extension View {
  /// Asks a person to choose while `isPresented` is true; "Cancel" is there by itself, and so is a tap beside the dialog.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility, actions: actions(), message: EmptyView?.none)
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Asks a person to choose while `isPresented` is true, about `data`; nothing is shown while that is nil.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility, actions: data.map(actions), message: EmptyView?.none)
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }
}

// MARK: - By a string

extension View {
  /// Asks a person to choose while `isPresented` is true; "Cancel" is there by itself, and so is a tap beside the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility, actions: actions(), message: EmptyView?.none)
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Asks a person to choose while `isPresented` is true, about `data`; nothing is shown while that is nil.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility, actions: data.map(actions), message: EmptyView?.none)
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }
}

// MARK: - By a text

extension View {
  /// Asks a person to choose while `isPresented` is true; "Cancel" is there by itself, and so is a tap beside the dialog.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility, actions: actions(), message: EmptyView?.none)
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Asks a person to choose while `isPresented` is true, about `data`; nothing is shown while that is nil.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility, actions: data.map(actions), message: EmptyView?.none)
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }
}
