@_spi(Runtime) import SwiftUICore

extension NavigationLink {
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .screen(destination(), isActive: nil), label: label())
  }

  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination(), isActive: isActive), label: label())
  }

  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination(), isActive: selection.isSelected(tag)), label: label())
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .screen(destination, isActive: nil), label: label())
  }

  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .screen(destination, isActive: isActive), label: label())
  }

  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .screen(destination, isActive: selection.isSelected(tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .screen(destination(), isActive: nil), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .screen(destination(), isActive: nil), label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .screen(destination(), isActive: isActive), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .screen(destination(), isActive: isActive), label: Text(title))
  }

  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .screen(destination(), isActive: selection.isSelected(tag)), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .screen(destination(), isActive: selection.isSelected(tag)), label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .screen(destination, isActive: nil), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .screen(destination, isActive: nil), label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .screen(destination, isActive: isActive), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .screen(destination, isActive: isActive), label: Text(title))
  }

  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .screen(destination, isActive: selection.isSelected(tag)), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .screen(destination, isActive: selection.isSelected(tag)), label: Text(title))
  }
}

extension Binding {
  /// Whether an optional selection is `tag`; true selects it, and false selects nothing where it was selected.
  fileprivate nonisolated func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    self[dynamicMember: \.[isEqualTo: tag]]
  }
}

extension Optional where Wrapped: Hashable {
  fileprivate subscript(isEqualTo tag: Wrapped) -> Bool {
    get { self == tag }
    set {
      if newValue {
        self = tag
      } else if self == tag {
        self = nil
      }
    }
  }
}
