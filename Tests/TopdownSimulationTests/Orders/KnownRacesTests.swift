import Testing
import TopdownSimulation

/// Races as features have them, and how each is mended.
@Suite @MainActor struct KnownRacesTests {
  @Test func answersToTwoSearchesMayComeOutOfOrder() async throws {
    let exploration = try await exploreOrders { await search(droppingOldAnswers: false) }

    #expect(Set(exploration.evidence) == ["results for swift", "results for sw"])
  }

  @Test func answersToAnOldSearchAreDropped() async throws {
    #expect(try await exploreEveryOrder { await search(droppingOldAnswers: true) } == "results for swift")
  }

  @Test func aCheckBeforeAnAwaitDoesNotHoldAfterIt() async throws {
    let exploration = try await exploreOrders { await withdrawTwice { await $0.withdrawCheckingFirst(80) } }

    #expect(Set(exploration.evidence).contains(-60))
  }

  @Test func aCheckAfterTheAwaitHolds() async throws {
    #expect(try await exploreEveryOrder { await withdrawTwice { await $0.withdrawCheckingLast(80) } } == 20)
  }

  @Test func aFormMayBeSubmittedTwice() async throws {
    let exploration = try await exploreOrders { await submitTwice { await $0.submitMarkingLate() } }

    #expect(Set(exploration.evidence).contains(2))
  }

  @Test func aFormThatIsMarkedAtOnceIsSubmittedOnce() async throws {
    #expect(try await exploreEveryOrder { await submitTwice { await $0.submitMarkingAtOnce() } } == 1)
  }

  @Test func aSaveMayReachTheWrongNoteAfterReKeying() async throws {
    let exploration = try await exploreOrders { await saveAndSwitch { await $0.saveToWhatIsShown() } }

    #expect(Set(exploration.evidence) == [["first": "draft"], ["second": "draft"]])
  }

  @Test func aSaveThatKeepsItsKeyReachesItsNote() async throws {
    #expect(try await exploreEveryOrder { await saveAndSwitch { await $0.saveToWhatWasShown() } } == ["first": "draft"])
  }

  @Test func aCancellationMayLeaveTheSpinnerOn() async throws {
    let exploration = try await exploreOrders { await loadAndCancel { await $0.load() } }

    #expect(Set(exploration.evidence) == ["spinner off", "spinner on"])
  }

  @Test func aSpinnerThatEndsOnEveryWayOutIsOff() async throws {
    #expect(try await exploreEveryOrder { await loadAndCancel { await $0.loadWithDefer() } } == "spinner off")
  }
}

@MainActor private final class SearchModel {
  private(set) var results = ""
  private var query = ""
  private let dropsOldAnswers: Bool

  init(dropsOldAnswers: Bool) { self.dropsOldAnswers = dropsOldAnswers }

  func search(_ query: String) async {
    self.query = query
    let answer = await fetch(query)
    if dropsOldAnswers, self.query != query { return }
    results = answer
  }

  private nonisolated func fetch(_ query: String) async -> String {
    await Task.yield()
    return "results for \(query)"
  }
}

@MainActor private func search(droppingOldAnswers: Bool) async -> String {
  let model = SearchModel(dropsOldAnswers: droppingOldAnswers)
  // A user types one after the other: the first search has begun when the second does.
  let first = Task.immediate(name: "sw") { await model.search("sw") }
  let second = Task.immediate(name: "swift") { await model.search("swift") }
  _ = await (first.value, second.value)
  return model.results
}

private actor Account {
  private(set) var balance = 100

  func withdrawCheckingFirst(_ amount: Int) async {
    guard balance >= amount else { return }
    await Self.authorise()
    balance -= amount
  }

  func withdrawCheckingLast(_ amount: Int) async {
    await Self.authorise()
    guard balance >= amount else { return }
    balance -= amount
  }

  private static func authorise() async { await Task.yield() }
}

private func withdrawTwice(_ withdraw: @Sendable @escaping (Account) async -> Void) async -> Int {
  let account = Account()
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<2 { group.addTask { await withdraw(account) } }
  }
  return await account.balance
}

@MainActor private final class Form {
  private(set) var submissions = 0
  private var isSubmitted = false

  func submitMarkingLate() async {
    guard !isSubmitted else { return }
    await send()
    isSubmitted = true
  }

  func submitMarkingAtOnce() async {
    guard !isSubmitted else { return }
    isSubmitted = true
    await send()
  }

  private func send() async {
    await Task.yield()
    submissions += 1
  }
}

@MainActor private func submitTwice(_ submit: @MainActor @escaping (Form) async -> Void) async -> Int {
  let form = Form()
  let taps = (1...2).map { tap in Task(name: "tap \(tap)") { await submit(form) } }
  for tap in taps { await tap.value }
  return form.submissions
}

@MainActor private final class Notebook {
  var shown = "first"
  private(set) var saved: [String: String] = [:]

  func saveToWhatIsShown() async {
    let text = await compress("draft")
    saved[shown] = text
  }

  func saveToWhatWasShown() async {
    let key = shown
    saved[key] = await compress("draft")
  }

  private nonisolated func compress(_ text: String) async -> String {
    await Task.yield()
    return text
  }
}

/// The user saves and goes to the next note.
@MainActor private func saveAndSwitch(_ save: @MainActor @escaping (Notebook) async -> Void) async -> [String: String] {
  let notebook = Notebook()
  let saving = Task.immediate(name: "save") { await save(notebook) }
  let switching = Task(name: "switch") { notebook.shown = "second" }
  _ = await (saving.value, switching.value)
  return notebook.saved
}

@MainActor private final class Screen {
  private(set) var isLoading = false

  func load() async {
    isLoading = true
    do {
      try await Task.sleep(for: .seconds(1))
      isLoading = false
    } catch {}
  }

  func loadWithDefer() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .seconds(1))
  }
}

/// The user leaves at the instant at which the answer comes.
@MainActor private func loadAndCancel(_ load: @MainActor @escaping (Screen) async -> Void) async -> String {
  let screen = Screen()
  let loading = Task(name: "load") { await load(screen) }
  let leaving = Task(name: "leave") {
    try? await Task.sleep(for: .seconds(1))
    loading.cancel()
  }
  _ = await (loading.value, leaving.value)
  return screen.isLoading ? "spinner on" : "spinner off"
}
