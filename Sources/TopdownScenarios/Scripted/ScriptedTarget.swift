import SwiftUI

/// The service that a scripted one forwards to, if any. For the code that `@Scripted` writes.
///
/// A service on a global actor is safe to hand around, which an existential of its protocol doesn't show.
public final class _ScriptedTarget<Service>: @unchecked Sendable {
  private let lock = NSLock()
  private var service: Service?

  public init(_ service: Service?) { self.service = service }

  /// The service that answers for `requirement`: none where that was told what to do itself.
  public func service<Script>(unless requirement: _ScriptedRequirement<Script>) -> Service? {
    requirement.isScripted ? nil : lock.withLock { service }
  }

  /// The service that holds `variable`: none where that was told what to be itself.
  public func service<Value>(unless variable: _ScriptedVariable<Value>) -> Service? {
    variable.isScripted ? nil : lock.withLock { service }
  }

  /// Hands a write on, and keeps what it made of a service that is a value.
  public func update<Value>(unless variable: _ScriptedVariable<Value>, _ write: (inout Service) -> Void) {
    // Not under the lock: a setter may do anything.
    guard var service = service(unless: variable) else { return }
    write(&service)
    lock.withLock { self.service = service }
  }
}
