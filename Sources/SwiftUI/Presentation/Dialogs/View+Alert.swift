import Foundation
@_spi(Runtime) import SwiftUICore

// Only one overload makes the alert; the others say what its parts are.

extension View {
  nonisolated func alert<A: View, M: View>(
    title: Text, isPresented: Binding<Bool>, actions: A?, message: M?
  ) -> some View {
    modifier(
      PresentationModifier(kind: .alert, item: isPresented.presentedFlag) { _ in
        actions.map { DialogBox(title: title, isTitleShown: true, arrangement: .alert, actions: $0, message: message) }
      })
  }
}

// MARK: - By a key

extension View {
  /// Shows an alert while `isPresented` is true; any of its buttons ends it after its action, "OK" where there is none.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title: Text(titleKey), isPresented: isPresented, actions: actions(), message: EmptyView?.none)
  }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(title: Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Shows an alert while `isPresented` is true, about `data`; nothing is shown while that is nil.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title: Text(titleKey), isPresented: isPresented, actions: data.map(actions), message: EmptyView?.none)
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title: Text(titleKey), isPresented: isPresented, actions: data.map(actions), message: data.map(message))
  }
}

// MARK: - By a string

extension View {
  /// Shows an alert while `isPresented` is true; any of its buttons ends it after its action, "OK" where there is none.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title: Text(title), isPresented: isPresented, actions: actions(), message: EmptyView?.none)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(title: Text(title), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Shows an alert while `isPresented` is true, about `data`; nothing is shown while that is nil.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title: Text(title), isPresented: isPresented, actions: data.map(actions), message: EmptyView?.none)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title: Text(title), isPresented: isPresented, actions: data.map(actions), message: data.map(message))
  }
}

// MARK: - By a text

extension View {
  /// Shows an alert while `isPresented` is true; any of its buttons ends it after its action, "OK" where there is none.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title: title, isPresented: isPresented, actions: actions(), message: EmptyView?.none)
  }

  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(title: title, isPresented: isPresented, actions: actions(), message: message())
  }

  /// Shows an alert while `isPresented` is true, about `data`; nothing is shown while that is nil.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title: title, isPresented: isPresented, actions: data.map(actions), message: EmptyView?.none)
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title: title, isPresented: isPresented, actions: data.map(actions), message: data.map(message))
  }
}

// MARK: - By an error

extension View {
  /// Shows an alert while `isPresented` is true and there is an error, which gives the title.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(
      title: error.alertTitle, isPresented: isPresented, actions: error.map { _ in actions }, message: EmptyView?.none)
  }

  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(title: error.alertTitle, isPresented: isPresented, actions: error.map(actions), message: error.map(message))
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var alertTitle: Text { Text(verbatim: self.map { $0.errorDescription ?? $0.localizedDescription } ?? "") }
}
