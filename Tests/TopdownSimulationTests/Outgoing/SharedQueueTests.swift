import CTopdownHooks
import Foundation
import Testing

@testable import TopdownSimulation

/// What a queue does for several in one go, as a `URLSession` does.
@Suite(.serialized) struct SharedQueueTests {
  private let queue = DispatchQueue(label: "topdown.tests.shared")

  /// What is seen of a watched thread that hands an empty block to the queue, while somebody else's block does `work` there.
  private func seen(_ work: @escaping @Sendable () -> Void) -> [String] {
    OutsideWatches.install()
    let sightings = OutsideSightings()
    let number = OutsideWatches.shared.begin(sightings)
    defer { OutsideWatches.shared.end(number) }
    let handed = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    queue.async {
      handed.wait()
      work()
      isDone.signal()
    }
    Thread.detachNewThread { [queue] in
      _ = hooks_swap_watch(number)
      queue.async {}
      _ = hooks_swap_watch(0)
      handed.signal()
    }
    isDone.wait()
    return sightings.calls.map(\.target)
  }

  private static func connect() {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(9).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    withUnsafePointer(to: &address) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  @Test func aConnectionThatTheQueueMakesForSomebodyElseIsSeen() {
    #expect(seen { Self.connect() } == ["127.0.0.1:9"])
  }

  @Test func aConnectionOfAThreadThatTheQueueStartsIsSeen() {
    let calls = seen {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        Self.connect()
        isDone.signal()
      }
      isDone.wait()
    }

    #expect(calls == ["127.0.0.1:9"])
  }

  @Test func filesThatTheQueueReadsForSomebodyElseAreTheirs() {
    #expect(seen { _ = FileManager.default.contents(atPath: "/nowhere/of another") } == [])
  }

  @Test func whatAQueueDoesThatNothingWasHandedToIsNobodys() {
    let other = DispatchQueue(label: "topdown.tests.other")

    #expect(seen { other.sync { Self.connect() } } == [])
  }
}
