import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubLoader {
  /// Performs `body` where the session expects to be talked to; at once on a system that doesn't care.
  func onQueue(andWait waits: Bool = false, _ body: @escaping @Sendable () -> Void) {
    #if canImport(FoundationNetworking)
      if let queue = task.flatMap({ TaskInsides($0).queue }) {
        return waits ? queue.sync(execute: body) : queue.async(execute: body)
      }
    #endif
    body()
  }

  /// Calls `body` when delegates and completion handlers were called.
  func afterDelivery(_ body: @escaping @Sendable () -> Void) {
    guard let queue = link?.session?.delegateQueue else { return body() }
    queue.addBarrierBlock(body)
  }

  /// Whether the session wants the pieces of a body.
  var hasDelegate: Bool {
    #if canImport(FoundationNetworking)
      task.map { TaskInsides($0).hasDelegate } ?? false
    #else
      true
    #endif
  }

  func checkKindOfTask() throws(StubFailure) {
    #if canImport(FoundationNetworking)
      if task is URLSessionDownloadTask { throw .kindOfTask("download task") }
      if task is URLSessionWebSocketTask { throw .kindOfTask("web socket task") }
    #endif
  }
}
