@_spi(Runtime) import SwiftUICore

// Apple declares each form twice, for values that can be stored and for others: paths here look at the value.
extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  public nonisolated init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  public nonisolated init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}
