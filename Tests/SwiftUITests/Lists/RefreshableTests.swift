import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI

@MainActor struct RefreshableTests {
  @Test func aRefreshableListRunsItsAction() async {
    let (runs, continuation) = AsyncStream.makeStream(of: String.self)
    let screen = Screen {
      List { Text("Dune") }.refreshable { continuation.yield("refreshed") }
    }

    screen.perform(.refresh, on: screen.nodes(.list).first)

    var iterator = runs.makeAsyncIterator()
    #expect(await iterator.next() == "refreshed")
  }

  @Test func aListWithoutRefreshableOffersNoRefresh() {
    let screen = Screen { List { Text("Dune") } }

    #expect(screen.nodes(.list).first?.actions == [])
  }

  @Test func aViewCanAwaitTheRefreshAround() async {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      let onBody: (RefreshAction?) -> Void
      var body: some View {
        let _ = onBody(refresh)
        Text("Dune")
      }
    }
    let found = Variable<RefreshAction?>(nil)
    let count = Variable(0)
    let screen = Screen {
      Reader { action in Recorder.withoutRecording { found.value = action } }
        .refreshable { await MainActor.run { count.value += 1 } }
    }

    await found.value?()

    #expect(count.value == 1)
    _ = screen
  }
}
