/// Something whose work can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this in `collection`, which cancels it when it goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A cancellable that cancels when its last reference goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: Guarded<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

  public init<C: Cancellable>(_ canceller: C) { action = Guarded(canceller.cancel) }

  deinit { cancel() }

  public func cancel() { action.take()?() }

  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
