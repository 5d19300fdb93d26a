import Foundation

/// Hears of writes to a key, in any store and from any thread, for as long as it lives.
final class StorageObservation {
  private let token: any NSObjectProtocol

  init(of key: String, _ action: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: Self.name(key), object: nil, queue: nil) { _ in action() }
  }

  deinit { NotificationCenter.default.removeObserver(token) }

  static func tell(of key: String) { NotificationCenter.default.post(name: name(key), object: nil) }

  private static func name(_ key: String) -> Notification.Name { Notification.Name("TopdownAppStorageWasWritten/\(key)") }
}
