import Foundation
import TopdownLock

@main
struct Topdown {
  static func main() async {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isColourWanted = ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    let console = Console(
      palette: isTerminal && isColourWanted ? .coloured : .plain,
      print: { FileHandle.standardOutput.write(Data($0.utf8)) },
      printError: { FileHandle.standardError.write(Data($0.utf8)) })
    exit(await CommandLineTool(console: console).run(Array(CommandLine.arguments.dropFirst())))
  }
}
