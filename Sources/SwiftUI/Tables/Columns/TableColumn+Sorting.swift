import Foundation
@_spi(Runtime) import SwiftUICore

// Columns that sort by what they show.

/// A key path is a constant; Foundation asks for more here than on Apple's systems.
private nonisolated func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
}

/// - Gap: where no comparator is named, texts sort by their characters: Foundation has no localized comparator here.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(Text(titleKey), KeyPathComparator(sendable(value)), content: content) }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable { self.init(Text(title), KeyPathComparator(sendable(value)), content: content) }

  public init<V>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(text, KeyPathComparator(sendable(value)), content: content) }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(Text(titleResource), KeyPathComparator(sendable(value)), content: content) }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(Text(titleKey), KeyPathComparator(sendable(value)), content: content) }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable { self.init(Text(title), KeyPathComparator(sendable(value)), content: content) }

  public init<V>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(text, KeyPathComparator(sendable(value)), content: content) }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(Text(titleResource), KeyPathComparator(sendable(value)), content: content) }

  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  @_disfavoredOverload
  public init<S, V, C>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V == C.Compared, C: SortComparator {
    self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  public init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(text, KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  @_disfavoredOverload
  public init<V, C>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(Text(titleResource), KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  @_disfavoredOverload
  public init<S, V, C>(
    _ title: S, value: KeyPath<RowValue, V?>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V == C.Compared, C: SortComparator {
    self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  public init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V?>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(text, KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  @_disfavoredOverload
  public init<V, C>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(Text(titleResource), KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator), content: { Text($0[keyPath: value]) })
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where S: StringProtocol, Content == Text {
    self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator), content: { Text($0[keyPath: value]) })
  }

  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(text, KeyPathComparator(sendable(value), comparator: comparator), content: { Text($0[keyPath: value]) })
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(Text(titleResource), KeyPathComparator(sendable(value), comparator: comparator), content: { Text($0[keyPath: value]) })
  }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator), content: content) }

  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol { self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator), content: content) }

  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(sendable(value), comparator: comparator), content: content) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleResource), KeyPathComparator(sendable(value), comparator: comparator), content: content) }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: FalseFirst()), content: content) }

  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol { self.init(Text(title), KeyPathComparator(sendable(value), comparator: FalseFirst()), content: content) }

  public init(
    _ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, KeyPathComparator(sendable(value), comparator: FalseFirst()), content: content) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleResource), KeyPathComparator(sendable(value), comparator: FalseFirst()), content: content) }
}

/// Puts what is not so before what is.
private nonisolated struct FalseFirst: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return rhs == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
