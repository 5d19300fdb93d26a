@_spi(Runtime) import SwiftUICore

/// Places in a view that people can jump to.
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The entries in order; primitive contents bring their own.
  @MainActor var _entries: [_AccessibilityRotorEntry] { get }
}

extension AccessibilityRotorContent {
  public var _entries: [_AccessibilityRotorEntry] { body._entries }
}

/// A place to jump to, whatever it is known by; opaque to apps.
public struct _AccessibilityRotorEntry: Sendable {
  /// Nil where the place is a range of a text, which names it.
  let label: Text?
  var textRange: Range<String.Index>?
}

extension Never: AccessibilityRotorContent {}

/// A place to jump to.
///
/// - Gap: nobody jumps to it: the entry stands in the semantics tree.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  let entry: _AccessibilityRotorEntry

  @MainActor public var body: Never { fatalError("AccessibilityRotorEntry is primitive: it has no body") }
  @MainActor public var _entries: [_AccessibilityRotorEntry] { [entry] }
}

extension AccessibilityRotorEntry {
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    entry = _AccessibilityRotorEntry(label: label, textRange: textRange)
  }

  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange)
  }

  public nonisolated init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, id: id, textRange: textRange)
  }

  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A range of the text of the view that has the rotor.
  public nonisolated init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    entry = _AccessibilityRotorEntry(label: label, textRange: textRange)
  }

  public nonisolated init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), textRange: textRange)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), textRange: textRange)
  }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  @_disfavoredOverload
  public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(holding: content()) }

  @MainActor @preconcurrency public var body: Never { fatalError("Group is primitive rotor content: it has no body") }
  @MainActor public var _entries: [_AccessibilityRotorEntry] { content._entries }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(holding: data, content: content) { $0[keyPath: id] }
  }

  @MainActor @preconcurrency public var body: Never { fatalError("ForEach is primitive rotor content: it has no body") }
  @MainActor public var _entries: [_AccessibilityRotorEntry] { data.flatMap { content($0)._entries } }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  @_disfavoredOverload
  public nonisolated init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(holding: data, content: content) { $0.id }
  }
}
