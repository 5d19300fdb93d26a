extension ActionSequence {
  /// Lets each action happen to `core`, and calls `check` before the first and after each.
  public nonisolated(nonsending) func perform<Core>(
    on core: inout Core, check: nonisolated(nonsending) (Core) async throws -> Void = { _ in }
  ) async throws where Action == CoreAction<Core> {
    try await check(core)
    for action in self where action.isPossible(core) {
      try await action.perform(&core)
      try await check(core)
    }
  }
}
