import Dispatch
import Foundation
import Testing

@testable import TopdownSimulation

/// Two tasks that share one thing: their order shows, so neither may be pruned.
@Suite @MainActor struct FootprintTests {
  typealias Flow = @Sendable () async -> String

  @Test func whatTwoActorsDoApartIsRunOnce() async throws {
    let pruned = try await explore(by: .ofFootprints) {
      let x = RandomProgramWorld.Place(), y = RandomProgramWorld.Place()
      _ = Task.detached { await x.visit("a", sleeps: true) }
      _ = Task.detached { await y.visit("b", sleeps: true) }
      try? await Task.sleep(for: .seconds(1))
      return "\(await x.list) \(await y.list)"
    }

    #expect(pruned.count.explored == 1)
    #expect(pruned.count.pruned > 0)
    #expect(pruned.count.isComplete)
  }

  @Test func theEndOfASleepIsRunOnce() async throws {
    let flow: Flow = {
      let notes = Notes()
      let tasks = ["a", "b"].map { name in
        Task.detached {
          try? await Task.sleep(for: .seconds(1))
          notes.add(name)
        }
      }
      for task in tasks { await task.value }
      return notes.lines.joined(separator: " ")
    }

    let whole = try await explore(by: nil, flow)
    let pruned = try await explore(by: .ofWakes, flow)

    #expect(whole.count.explored == 20)
    #expect(pruned.count.explored == 6)
    #expect(Set(pruned.evidence) == ["a b", "b a"])
  }

  @Test func aPropertyOfAClassIsShared() async throws {
    final class Box: @unchecked Sendable { var text = "" }

    try await expectBothOrders {
      let box = Box()
      return await Self.two({ box.text += "a" }, { box.text += "b" }) { box.text }
    }
  }

  @Test func aCapturedVariableIsShared() async throws {
    try await expectBothOrders {
      nonisolated(unsafe) var text = ""
      return await Self.two({ text += "a" }, { text += "b" }) { text }
    }
  }

  @Test func aGlobalIsShared() async throws {
    try await expectBothOrders {
      sharedText = ""
      return await Self.two({ sharedText += "a" }, { sharedText += "b" }) { sharedText }
    }
  }

  @Test func whatALockGuardsIsShared() async throws {
    try await expectBothOrders {
      let lock = NSLock(), text = UnsafeMutablePointer<String>.allocate(capacity: 1)
      nonisolated(unsafe) let place = text
      place.initialize(to: "")
      defer { place.deinitialize(count: 1).deallocate() }
      return await Self.two({ lock.withLock { place.pointee += "a" } }, { lock.withLock { place.pointee += "b" } }) {
        place.pointee
      }
    }
  }

  @Test func whatAQueueGuardsIsShared() async throws {
    try await expectBothOrders {
      let queue = DispatchQueue(label: "guard"), text = UnsafeMutablePointer<String>.allocate(capacity: 1)
      nonisolated(unsafe) let place = text
      place.initialize(to: "")
      defer { place.deinitialize(count: 1).deallocate() }
      return await Self.two({ queue.sync { place.pointee += "a" } }, { queue.sync { place.pointee += "b" } }) { place.pointee }
    }
  }

  @Test func anActorIsShared() async throws {
    try await expectBothOrders {
      let place = RandomProgramWorld.Place()
      return await Self.two({ await place.visit("a", sleeps: false) }, { await place.visit("b", sleeps: false) }) {
        await place.list.filter { $0.count == 1 }.joined()
      }
    }
  }

  @Test func aStreamIsShared() async throws {
    try await expectBothOrders {
      let (stream, continuation) = AsyncStream<String>.makeStream()
      return await Self.two({ continuation.yield("a") }, { continuation.yield("b") }) {
        continuation.finish()
        return await stream.reduce("", +)
      }
    }
  }

  @Test func theOrderInWhichAGroupsChildrenEndIsShared() async throws {
    try await expectBothOrders {
      await withTaskGroup(of: String.self) { group in
        for name in ["a", "b"] { group.addTask { name } }
        return await group.reduce("", +)
      }
    }
  }

  /// A synchronous function in a task's place begins without a switch to any executor.
  @Test func whatASynchronousOperationTouchesIsShared() async throws {
    try await expectBothOrders {
      let notes = Notes()
      let add: @Sendable (String) -> @Sendable () -> Void = { name in { notes.add(name) } }
      _ = Task(operation: add("a"))
      _ = Task(operation: add("b"))
      try? await Task.sleep(for: .seconds(1))
      return notes.lines.joined()
    }
  }

  /// Which release ends an object is not recorded, so whoever asks whether it lives may depend on any job.
  @Test func theLifeOfAnObjectIsShared() async throws {
    final class Model: Sendable {}
    actor Owner {
      private var model: Model?
      func own(_ model: Model) { self.model = model }
      func leave() { model = nil }
    }
    actor Watcher {
      private weak var model: Model?
      func watch(_ model: Model) { self.model = model }
      private(set) var seen = ""
      func look() { seen = model == nil ? "gone" : "there" }
    }

    for independence in [Independence.ofFootprints, .ofWakes] {
      let exploration = try await exploreOrders(independence: independence) {
        let owner = Owner(), watcher = Watcher()
        do {
          let model = Model()
          await owner.own(model)
          await watcher.watch(model)
        }
        _ = Task.detached { await watcher.look() }
        _ = Task.detached { await owner.leave() }
        try? await Task.sleep(for: .seconds(1))
        return await watcher.seen
      }
      #expect(Set(exploration.evidence) == ["gone", "there"], "\(independence)")
    }
  }

  @Test func aCancellationIsShared() async throws {
    let exploration = try await explore(by: .ofFootprints) {
      let asked = Task.detached { Task.isCancelled ? "cancelled" : "in time" }
      let cancelling = Task.detached { asked.cancel() }
      await cancelling.value
      return await asked.value
    }

    #expect(Set(exploration.evidence) == ["cancelled", "in time"])
  }

  private func expectBothOrders(_ flow: @escaping Flow, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for independence in [Independence.ofFootprints, .ofWakes] {
      let exploration = try await explore(by: independence, flow)
      #expect(Set(exploration.evidence) == ["ab", "ba"], "\(independence)", sourceLocation: sourceLocation)
    }
  }

  private func explore(by independence: Independence?, _ flow: @escaping Flow) async throws -> Exploration<String> {
    try await exploreOrders(independence: independence, flow)
  }

  private nonisolated static func two(
    _ a: @escaping @Sendable () async -> Void, _ b: @escaping @Sendable () async -> Void, then end: () async -> String
  ) async -> String {
    // Not held: what is awaited depends on its end, whatever it touched.
    _ = Task.detached { await a() }
    _ = Task.detached { await b() }
    try? await Task.sleep(for: .seconds(10))
    return await end()
  }
}

private nonisolated(unsafe) var sharedText = ""
