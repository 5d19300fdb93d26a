extension Simulation {
  /// Tries out, once in a process, that the hooks hold on this Swift; the first simulation does the same.
  ///
  /// Throws a ``HookFailure`` that names what fails, the Swift found and the Swift supported.
  public static func verifyHooks() throws(HookFailure) { try verification.get() }

  static let verification: Result<Void, HookFailure> = Result { () throws(HookFailure) in
    try Hooks.install()
    try verify(HookCheck.all)
  }

  static func verify(_ checks: [HookCheck]) throws(HookFailure) {
    for check in checks {
      let finding: String?
      do { finding = try check.run() } catch { finding = error.description }
      if let finding { throw HookFailure(.mechanismFails(name: check.name, detail: finding)) }
    }
  }
}
