import Dispatch
import Foundation
import Testing

@testable import TopdownSimulation

@MainActor struct MainQueueTests {
  private let notes = Notes()

  @Test func workRunsInItsOrderBeforeTimeMoves() throws {
    let simulation = Simulation()

    simulation.run {
      DispatchQueue.main.async { [notes] in notes.add("one") }
      DispatchQueue.main.async { [notes] in
        notes.add("two")
        DispatchQueue.main.async { notes.add("four") }
      }
      DispatchQueue.main.async(execute: DispatchWorkItem { [notes] in notes.add("three") })
    }
    #expect(notes.lines.isEmpty)
    try simulation.settle()

    #expect(notes.lines == ["one", "two", "three", "four"])
    #expect(simulation.now == .zero)
    #expect(simulation.realTimeUses.isEmpty)
  }

  @Test func aDelayIsVirtual() throws {
    let simulation = Simulation()

    simulation.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) { [notes] in
        notes.add("after \(Date().timeIntervalSinceReferenceDate)")
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 60) { [notes] in notes.add("wall") }
    }
    try simulation.settle()
    #expect(notes.lines.isEmpty)
    try simulation.advance(by: .seconds(3_600))

    #expect(notes.lines == ["wall", "after 3600.0"])
    #expect(simulation.realTimeUses.isEmpty)
  }

  @Test func workIsTheMainActors() throws {
    let simulation = Simulation()

    simulation.run {
      _ = Task.detached { [notes] in DispatchQueue.main.async { MainActor.assumeIsolated { notes.add("main actor") } } }
    }
    try simulation.settle()

    #expect(notes.lines == ["main actor"])
  }

  @Test func aCancelledItemDoesNotRun() throws {
    let simulation = Simulation(), item = DispatchWorkItem { [notes] in notes.add("must not come") }

    simulation.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      item.cancel()
    }
    try simulation.advance(by: .seconds(2))

    #expect(notes.lines.isEmpty)
  }

  @Test func aGroupIsLeftWhenTheWorkIsDone() throws {
    let simulation = Simulation(), group = DispatchGroup()

    simulation.run { DispatchQueue.main.async(group: group) { [notes] in notes.add("in the group") } }
    #expect(group.wait(timeout: .now()) == .timedOut)
    try simulation.settle()

    #expect(group.wait(timeout: .now()) == .success)
    #expect(notes.lines == ["in the group"])
  }

  @Test func workThatWaitsIsPending() {
    let simulation = Simulation()

    simulation.run { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }

    #expect(simulation.pendingTasks == 1)
  }

  @Test(.simulated) func aTestAwaitsTheMainQueue() async {
    let answer = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        continuation.resume(returning: Date().timeIntervalSinceReferenceDate)
      }
    }

    #expect(answer == 5)
  }

  @Test(.everyOrder) func workOfTheMainQueueNeverChangesPlaces() async {
    let order = await withCheckedContinuation { continuation in
      let notes = Notes()
      DispatchQueue.main.async { notes.add("one") }
      DispatchQueue.main.async { notes.add("two") }
      DispatchQueue.main.async { continuation.resume(returning: notes.lines) }
    }

    #expect(order == ["one", "two"])
  }

  @Test func whatOtherThreadsPutThereIsReal() async {
    let simulation = Simulation()

    let isVirtual = await withCheckedContinuation { continuation in
      simulation.run {
        DispatchQueue.global().async {
          DispatchQueue.main.async { continuation.resume(returning: Date().timeIntervalSinceReferenceDate < 1_000) }
        }
      }
    }

    #expect(!isVirtual)
  }
}
