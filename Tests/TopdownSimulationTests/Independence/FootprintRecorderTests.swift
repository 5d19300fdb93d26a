import Testing

@testable import TopdownSimulation

/// What each kind of record adds to a footprint, looked at one by one: together they would make up for each other.
@Suite @MainActor struct FootprintRecorderTests {
  @Test func aTaskThatIsResumedIsTouched() throws {
    let steps = try run {
      let slot = Guarded<UnsafeContinuation<Void, Never>?>(nil)
      _ = Task.detached(name: "waits") { await withUnsafeContinuation { continuation in slot.withLock { $0 = continuation } } }
      _ = Task.detached(name: "resumes") { slot.withLock { $0 }?.resume() }
      try? await Task.sleep(for: .seconds(1))
    }

    let waits = try #require(steps["waits"]?.first), resumes = try #require(steps["resumes"]?.first)
    #expect(!resumes.tasks.isDisjoint(with: waits.tasks))
  }

  @Test func theTurnOfAnActorTouchesTheActor() throws {
    let place = RandomProgramWorld.Place()
    let address = UInt(bitPattern: Unmanaged.passUnretained(place).toOpaque())

    let steps = try run {
      _ = Task.detached(name: "visits") { await place.visit("a", sleeps: true) }
      try? await Task.sleep(for: .seconds(1))
    }

    #expect(steps["visits"]?.first?.actors == [address])
    #expect(steps["visits"]?.last?.actors == [address], "after the sleep the actor serves its queue")
  }

  /// The first task brings the actor's turn, which a hook sees; the second is only added to a queue that waits already.
  @Test func anActorWhoseQueueGrowsIsTouched() throws {
    let address = UInt(bitPattern: Unmanaged.passUnretained(Desk.shared).toOpaque())

    let steps = try run {
      for name in ["first", "second"] { _ = Task.detached(name: name) { _ = Task { @Desk in } } }
      try? await Task.sleep(for: .seconds(1))
    }

    #expect(steps["first"]?.first?.actors == [address])
    #expect(steps["second"]?.first?.actors == [address])
    #expect(steps["first"]?.last?.actors == [address], "the turn bears the name of the task that brought it")
  }

  @Test func theEndOfAGroupsChildIsNotedWithItsParent() throws {
    let steps = try run {
      await withDiscardingTaskGroup { group in
        group.addTask(name: "child") { await Task.yield() }
        await Task.yield()
      }
    }

    let child = try #require(steps["child"])
    #expect(child.first?.families.isEmpty == true)
    #expect(child.last?.families.elements.count == 1)
  }

  @Test(arguments: [true, false]) func theEndOfATaskIsNoticedWhereSomebodyHoldsIt(_ isHeld: Bool) throws {
    let held = Guarded<Task<Void, Never>?>(nil)

    let steps = try run {
      if isHeld {
        held.withLock { $0 = Task.detached(name: "ends") {} }
      } else {
        _ = Task.detached(name: "ends") {}
      }
      try? await Task.sleep(for: .seconds(1))
    }

    #expect(steps["ends"]?.last?.isNoticed == isHeld)
  }

  @Test func aCancelledTaskIsNoticedByEverybody() throws {
    let steps = try run {
      let task = Task.detached { try? await Task.sleep(for: .seconds(1)) }
      _ = Task.detached(name: "cancels") { task.cancel() }
      try? await Task.sleep(for: .seconds(2))
    }

    #expect(steps["cancels"]?.first?.isNoticed == true)
  }

  /// The footprints of a body's jobs, in order, by the name of the task.
  private func run(_ body: @escaping @Sendable () async -> Void) throws -> [String: [Footprint]] {
    let simulation = Simulation(order: ScheduledOrder())
    simulation.agenda.notesSteps = true
    simulation.agenda.recordFootprints(for: .ofFootprints)
    try simulation.perform(Body { await body() }).get()

    let told = simulation.agenda.steps.map(\.job)
    let steps = try #require(simulation.agenda.endRecording()).steps
    return Dictionary(grouping: zip(told, steps)) { told, _ in
      told.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    }
    .mapValues { $0.map(\.1.footprint) }
  }
}

/// An actor that tasks begin on.
@globalActor private actor Desk {
  static let shared = Desk()
}
