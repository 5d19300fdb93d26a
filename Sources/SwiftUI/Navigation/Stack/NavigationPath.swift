@_spi(Runtime) import SwiftUICore

/// A list of values of any hashable type that stand for the screens of a stack.
public struct NavigationPath: Equatable {
  var items: [NavigationPathItem] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { NavigationPathItem(AnyHashable($0)) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    items = elements.map { NavigationPathItem(AnyHashable($0)) }
  }

  public var count: Int { items.count }
  public var isEmpty: Bool { items.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { items.append(NavigationPathItem(AnyHashable(value))) }
  public mutating func append<V: Hashable & Codable>(_ value: V) { items.append(NavigationPathItem(AnyHashable(value))) }

  /// Takes the last `k` values off; the path must hold as many.
  public mutating func removeLast(_ k: Int = 1) { items.removeLast(k) }
}

extension NavigationPath: @unchecked Sendable {}
