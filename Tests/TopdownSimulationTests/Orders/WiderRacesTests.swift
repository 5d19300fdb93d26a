import Synchronization
import Testing
import TopdownSimulation

/// Races of three tasks, and of groups inside groups: more orders, and still every one of them.
@Suite @MainActor struct WiderRacesTests {
  @Test func threeSearchesMayAnswerInAnyOrder() async throws {
    let exploration = try await exploreOrders { await typeThree(droppingOldAnswers: false) }

    #expect(exploration.count.isComplete)
    #expect(Set(exploration.evidence) == ["s", "sw", "swi"])
  }

  @Test func onlyTheNewestOfThreeSearchesIsShown() async throws {
    #expect(try await exploreEveryOrder { await typeThree(droppingOldAnswers: true) } == "swi")
  }

  @Test func aCacheAsksTwiceForWhatIsUnderWay() async throws {
    let exploration = try await exploreOrders { await readThrice(Cache()) }

    #expect(exploration.count.isComplete)
    #expect(Set(exploration.evidence) == [1, 2, 3])
  }

  @Test func aCacheThatKeepsWhatIsUnderWayAsksOnce() async throws {
    #expect(try await exploreEveryOrder { await readThrice(SharingCache()) } == 1)
  }

  @Test func aTotalOverNestedGroupsLosesWhatItReadBeforeAnAwait() async throws {
    let exploration = try await exploreOrders(pruning: .recorded) { await addInNestedGroups { await $0.addReadingFirst($1) } }

    #expect(exploration.count.isComplete)
    #expect(Set(exploration.evidence).count > 1)
    #expect(exploration.evidence.contains(7), "in one order nothing is lost")
  }

  @Test func aTotalOverNestedGroupsThatReadsLastIsWhole() async throws {
    #expect(try await exploreEveryOrder(pruning: .recorded) { await addInNestedGroups { await $0.addReadingLast($1) } } == 7)
  }

  /// `Mutex` leaves no trace, so a program that uses it must not be pruned as if it touched nothing.
  @Test func aCheckAndAnActUnderTwoLocksAreTornApart() async throws {
    let exploration = try await exploreOrders {
      await takeSeats { seats in
        guard seats.withLock({ $0 > 0 }) else { return false }
        seats.withLock { $0 -= 1 }
        await Task.yield()
        return true
      }
    }
    let torn = try await exploreOrders {
      await takeSeats { seats in
        guard seats.withLock({ $0 > 0 }) else { return false }
        await Task.yield()
        seats.withLock { $0 -= 1 }
        return true
      }
    }

    #expect(Set(exploration.evidence) == [1])
    #expect(Set(torn.evidence).isSuperset(of: [1, 2, 3]))
  }
}

@MainActor private final class Search {
  private(set) var shown = ""
  private var newest = ""

  func type(_ text: String, droppingOldAnswers: Bool) async {
    newest = text
    let answer = await ask(text)
    if !droppingOldAnswers || text == newest { shown = answer }
  }

  private nonisolated func ask(_ text: String) async -> String {
    try? await Task.sleep(for: .milliseconds(300))
    return text
  }
}

@MainActor private func typeThree(droppingOldAnswers: Bool) async -> String {
  let search = Search()
  let tasks = ["s", "sw", "swi"].map { text in
    Task.immediate(name: text) { await search.type(text, droppingOldAnswers: droppingOldAnswers) }
  }
  for task in tasks { await task.value }
  return search.shown
}

private protocol Reading: Actor {
  var fetches: Int { get }
  func read() async -> String
}

private actor Cache: Reading {
  private(set) var fetches = 0
  private var kept: String?

  func read() async -> String {
    if let kept { return kept }
    fetches += 1
    await Task.yield()
    kept = "value"
    return "value"
  }
}

private actor SharingCache: Reading {
  private(set) var fetches = 0
  private var underWay: Task<String, Never>?

  func read() async -> String {
    if let underWay { return await underWay.value }
    fetches += 1
    let task = Task {
      await Task.yield()
      return "value"
    }
    underWay = task
    return await task.value
  }
}

private func readThrice(_ cache: some Reading) async -> Int {
  async let first = cache.read()
  async let second = cache.read()
  async let third = cache.read()
  _ = await (first, second, third)
  return await cache.fetches
}

private actor Total {
  private(set) var value = 0

  func addReadingFirst(_ number: Int) async {
    let before = value
    await Task.yield()
    value = before + number
  }

  func addReadingLast(_ number: Int) async {
    await Task.yield()
    value += number
  }
}

private func addInNestedGroups(_ add: @Sendable @escaping (Total, Int) async -> Void) async -> Int {
  let total = Total()
  await withTaskGroup(of: Void.self) { outer in
    outer.addTask {
      await withTaskGroup(of: Void.self) { inner in
        inner.addTask { await add(total, 1) }
        inner.addTask { await add(total, 2) }
      }
    }
    outer.addTask { await add(total, 4) }
  }
  return await total.value
}

private func takeSeats(_ take: @Sendable @escaping (borrowing Mutex<Int>) async -> Bool) async -> Int {
  final class Hall: Sendable { let seats = Mutex(1) }
  let hall = Hall()
  return await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<3 { group.addTask { await take(hall.seats) } }
    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
  }
}
