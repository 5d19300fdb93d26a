nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let name: String?
  var executor: (any TaskExecutor)?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(TaskElement(view, inputs))
  }
}

private struct NoID: Equatable {}

extension View {
  /// Runs `action` in a task that starts after the view has appeared, on a later turn, and is cancelled when it leaves.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: NoID(), name: nil, priority: priority, action: action))
  }

  /// Restarts when `value` changes: the run for the old value is cancelled first.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, name: nil, priority: priority, action: action))
  }

  /// Runs `action` on an executor of the caller's choice wherever no actor asks for its own.
  public nonisolated func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(TaskModifier(id: id, name: name, executor: taskExecutor, priority: priority) { await action() })
  }
}

private final class TaskElement<Content: View, ID: Equatable>: ModifiedElement<Content, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var isStartDue = false

  override func didMount() { start() }

  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard old.id != view.modifier.id, isPresent else { return }
    task?.cancel()
    start()
  }

  override func willUnmount() {
    task?.cancel()
    task = nil
  }

  deinit { task?.cancel() }

  private func start() {
    // The id may change more than once before the screen stands.
    if isStartDue { return }
    isStartDue = true
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      isStartDue = false
      let (modifier, action) = (view.modifier, view.modifier.action)
      if let executor = modifier.executor {
        task = Task(name: modifier.name, executorPreference: executor, priority: modifier.priority) { await action() }
      } else {
        task = Task(priority: modifier.priority) { await action() }
      }
    }
  }
}
