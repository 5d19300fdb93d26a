/// A set of names that belongs to one view's place in the tree.
@propertyWrapper
public struct Namespace: DynamicProperty, BitwiseCopyable, Sendable {
  private var number: Int?

  public init() {}

  /// The same as long as the view stands in the tree.
  public var wrappedValue: Namespace.ID {
    if number == nil { UninstalledUse.reportOnce(of: Self.self) }
    return ID(number: number ?? 0)
  }

  public struct ID: Hashable, BitwiseCopyable, Sendable {
    let number: Int
  }
}

extension Namespace: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let graph = slots.graph
    number = slots.next { NamespaceBox(MainActor.assumeIsolated { graph.nextElementNumber() }) }.number
  }
}

extension Namespace: SelfComparing {
  func isUnchanged(from old: Namespace) -> Bool { true }
}

private final class NamespaceBox {
  let number: Int

  init(_ number: Int) { self.number = number }
}
