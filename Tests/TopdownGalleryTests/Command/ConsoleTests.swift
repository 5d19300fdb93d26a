import Synchronization
import Testing

@testable import TopdownGallery

@Suite struct ConsoleTests {
  private func written(isTerminal: Bool, _ body: (Console) -> Void) -> String {
    let text = Mutex("")
    body(Console(isTerminal: isTerminal) { part in text.withLock { $0 += part } })
    return text.withLock { $0 }
  }

  @Test func aTerminalsProgressRewritesItsLine() {
    let text = written(isTerminal: true) { console in
      console.progress("[1/2] long")
      console.progress("[2/2]")
      console.line("done")
    }

    #expect(text == "\r[1/2] long\r[2/2]     \r     \rdone\n")
  }

  @Test func inAFileEachStepIsALine() {
    let text = written(isTerminal: false) { console in
      console.progress("[1/2]")
      console.line("done")
    }

    #expect(text == "[1/2]\ndone\n")
  }
}
