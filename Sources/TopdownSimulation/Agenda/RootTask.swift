import CTopdownHooks

/// A task that is no other's child, held so that it can be asked whether it is complete.
struct RootTask: @unchecked Sendable {
  private let pointer: UnsafeMutableRawPointer

  init(pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

  var isComplete: Bool { hooks_is_complete(pointer) }

  func cancel() { hooks_cancel(pointer) }
  func retain() { hooks_retain(pointer) }

  /// May run the deinitializers of what the task's result holds: never under a lock.
  func release() { hooks_release(pointer) }
}
