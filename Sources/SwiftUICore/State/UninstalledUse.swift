import Foundation

/// Says, once for each type of property, that a value was used outside of a tree, where it can't do its work.
@_spi(Runtime) public enum UninstalledUse {
  private static let reported = Guarded<Set<String>>([])
  private static let handler = Guarded<@Sendable (String) -> Void>({ message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  })

  package static func reportOnce<Property>(of type: Property.Type) {
    let name = String(describing: type)
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let message =
      "\(name) was used outside of a view that stands in a tree: reads give the initial value and writes are ignored. "
      + "Hand the view a Binding, or host it, to change its state."
    report(message)
  }

  /// Says that something has no effect where it was used.
  package static func report(_ message: String) { handler.withLock { $0 }(message) }

  /// Hands messages to `newHandler` instead of the standard error; answers what stood before.
  public static func replaceHandler(_ newHandler: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
    handler.withLock { handler in
      defer { handler = newHandler }
      return handler
    }
  }

  /// Forgets what was said, so that a test reads it again.
  public static func forget() { reported.withLock { $0 = [] } }
}
