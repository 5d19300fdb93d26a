/// A task whose bytes tell what was done to it.
struct WatchedTask: Sendable {
  let id: TaskID
  let task: RootTask
  /// The task whose group it is in; nil for a task that is no other's child, and that anybody may hold.
  let parent: TaskID?
}
