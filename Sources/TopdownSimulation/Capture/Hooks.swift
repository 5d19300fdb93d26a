import CTopdownHooks
import CTopdownRecords

/// The hooks of the concurrency runtime and of the C library; installed once, for the process, by the first simulation.
@MainActor enum Hooks {
  /// Fails, with nothing changed, when a symbol is missing.
  static func install(lookup: hooks_lookup = hooks_find) throws(HookFailure) {
    let main = unsafeBitCast(MainExecutorStandIn.shared.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    let missing = hooks_install(
      lookup, { @Sendable in Registry.shared.capture($0.pointee) ? 1 : 0 }, UnsafeRawPointer(bitPattern: main.0)!, main.1)
    if let missing { throw HookFailure(.symbolIsMissing(String(cString: missing))) }
    hooks_on_create { @Sendable task in
      World.current?.make(
        RootTask(pointer: task), isChild: !hooks_is_root_task(task), isInGroup: hooks_is_group_child(task),
        by: hooks_current_task_id())
    }
    topdown_set_witness { @Sendable log, line in
      World.current?.witness(line.map { String(cString: $0) }, in: UInt(bitPattern: log))
    }
    MainQueue.install()
    hooks_on_real_time { @Sendable use in
      if use == hooks_semaphore_is_dead { fatalError("\(RealTimeUse.semaphore) Nothing else signalled it either.") }
      World.current?.note(RealTimeUse(use))
    }
  }
}
