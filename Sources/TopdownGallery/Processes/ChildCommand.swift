import Foundation

/// A command that is run to its end, its output read line by line.
struct ChildCommand {
  var arguments: [String]

  /// Returns how it ended; standard error goes to `onErrorLine`, or to `onLine` where there is none.
  ///
  /// Cancelling the task interrupts the command, as a person would.
  func run(
    onLine: @escaping @Sendable (String) -> Void, onErrorLine: (@Sendable (String) -> Void)? = nil
  ) async throws -> ProcessExit {
    let child: ChildProcess
    do {
      child = try ChildProcess.start(arguments, onLine: onLine, onErrorLine: onErrorLine ?? onLine)
    } catch {
      throw BuildFailure.noCommand(arguments[0], reason: error.reason)
    }
    let exit = await withTaskCancellationHandler {
      await child.exit()
    } onCancel: {
      child.signal(SIGINT)
    }
    try Task.checkCancellation()
    return exit
  }
}
