/// The task that a boundary was used in.
public struct TaskIdentity: Hashable, Sendable {
  /// The name that the task was started with, if any.
  public let name: String?
  private let id: String

  /// An identity for events that no task of this process made; equal names and ids are one task.
  public init(name: String? = nil, id: String) {
    self.name = name
    self.id = id
  }

  /// The running task; `nil` outside of tasks.
  public static var current: TaskIdentity? {
    withUnsafeCurrentTask { task in
      guard let task else { return nil }
      return TaskIdentity(name: currentName, id: number(of: task))
    }
  }

  // An address would do while the task lives, but the next task often gets the same one. A task is a job, and the text of a job
  // is the number that the runtime gives each task once.
  private static func number(of task: UnsafeCurrentTask) -> String { unsafeBitCast(task, to: UnownedJob.self).description }

  private static var currentName: String? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
    return Task<Never, Never>.name
  }
}
