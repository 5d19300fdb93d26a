import Synchronization
import Testing

@testable import TopdownGallery

@Suite struct GateTests {
  @Test func noMoreAreInsideThanTheGateIsWide() async {
    let gate = Gate(width: 2)
    let inside = Mutex((now: 0, most: 0))

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await gate.enter()
          inside.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
          await Task.yield()
          inside.withLock { $0.now -= 1 }
          gate.leave()
        }
      }
    }

    #expect(inside.withLock { $0.now } == 0)
    #expect(inside.withLock { $0.most } <= 2)
  }
}
