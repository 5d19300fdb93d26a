import Synchronization
import Testing

@testable import TopdownGallery

@Suite struct GateTests {
  private final class Room: Sendable {
    private let counts = Mutex((now: 0, most: 0))
    var most: Int { counts.withLock { $0.most } }
    func enter() { counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }
    func leave() { counts.withLock { $0.now -= 1 } }
  }

  @Test func noMoreAreInsideThanTheGateIsWide() async {
    let gate = Gate(width: 2)
    let room = Room()

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await gate.enter()
          room.enter()
          await Task.yield()
          room.leave()
          gate.leave()
        }
      }
    }

    #expect((1...2).contains(room.most))
  }
}
