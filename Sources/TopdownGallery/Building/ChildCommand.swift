import Foundation

/// A command that is run to its end, its output read line by line.
struct ChildCommand {
  var arguments: [String]
  var folder: URL?

  /// Returns the exit code; standard error goes to `onErrorLine`, or to `onLine` where there is none.
  ///
  /// Cancelling the task interrupts the command, as a person would.
  func run(
    onLine: @escaping @Sendable (String) -> Void, onErrorLine: (@Sendable (String) -> Void)? = nil
  ) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = onErrorLine == nil ? output : Pipe()
    process.standardOutput = output
    process.standardError = errors

    let (ended, ending) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = {
      ending.yield($0.terminationStatus)
      ending.finish()
    }
    do {
      try process.run()
    } catch {
      throw BuildFailure.noSwift(reason: error.localizedDescription)
    }

    let child = process.processIdentifier
    return try await withTaskCancellationHandler {
      async let outputDone: Void = Self.readLines(of: output.fileHandleForReading, onLine)
      if let onErrorLine { await Self.readLines(of: errors.fileHandleForReading, onErrorLine) }
      await outputDone
      var status: Int32 = 0
      // A cancelled task no longer waits here; its child was told to end, and its output has ended.
      for await code in ended { status = code }
      try Task.checkCancellation()
      return status
    } onCancel: {
      kill(child, SIGINT)
    }
  }

  private static func readLines(of handle: FileHandle, _ onLine: @escaping @Sendable (String) -> Void) async {
    await withCheckedContinuation { continuation in
      handle.forEachLine(onLine) { continuation.resume() }
    }
  }
}
