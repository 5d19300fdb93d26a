import Foundation
import TopdownLock

@testable import topdown

/// Runs the tool as a shell would and keeps what it prints.
struct ConsoleRecorder {
  let code: Int32
  let output: String
  let errors: String

  init(_ words: String...) async { await self.init(words: words) }

  init(words: [String]) async {
    let written = Written()
    let console = Console(
      palette: .plain, print: { written.append($0, toErrors: false) }, printError: { written.append($0, toErrors: true) })
    code = await CommandLineTool(console: console).run(words)
    (output, errors) = written.texts
  }
}

private final class Written: @unchecked Sendable {
  private let lock = NSLock()
  private var output = ""
  private var errors = ""

  func append(_ text: String, toErrors: Bool) {
    lock.withLock { if toErrors { errors += text } else { output += text } }
  }

  var texts: (String, String) {
    lock.withLock { (output, errors) }
  }
}
