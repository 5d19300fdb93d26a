#if canImport(TopdownStage)
  import ItemsModels
  import Testing
  import TopdownEvidence
  import TopdownSimulation

  @testable import ItemsFeature

  private typealias ViewState = ItemsState.ViewState

  /// What holds whenever things happen, and what the usual way to write the same makes of it.
  @MainActor struct ItemsOrderTests {
    private nonisolated static let older = [ItemFixtures.keys]
    private nonisolated static let newer = ItemFixtures.list

    // A second load overtakes the first.

    @Test(.everyOrder) func anOlderAnswerNeverReplacesANewerOne() async throws {
      let answers = Manual<[Item]>()
      let state = ItemsState.scripted(.manual(answers))

      try await Self.overtake(answers) { await state.load() }

      #expect(state.viewState == .loaded(Self.newer))
    }

    @Test func whereTheLastAnswerCountsTheOrderDecides() async throws {
      let orders = try await exploreOrders {
        let answers = Manual<[Item]>()
        let state = await HastyItems(service: MockItemService(.manual(answers)))
        try await Self.overtake(answers) { await state.load() }
        return await state.viewState
      }

      #expect(Set(orders.evidence.map(\.text)) == ["3 items", "1 item"], "\(orders)")
    }

    /// Begins two loads, one after the other, and has both answered at once.
    private static func overtake(_ answers: Manual<[Item]>, _ load: @escaping @Sendable () async -> Void) async throws {
      async let first: Void = load()
      let slow = try await answers.call(0)
      async let second: Void = load()
      let fast = try await answers.call(1)
      async let late: Void = { slow.succeed(with: older) }()
      fast.succeed(with: newer)
      _ = await (first, second, late)
    }

    // The reader leaves while the first load is under way, and comes back.

    @Test(.everyOrder(.cancellation, logs: .mayDiffer)) func whoeverComesBackFindsTheItems() async {
      let log = ExecutionLog()
      let state = ItemsState.delayed(log: log)

      let visit = Task(name: "first visit") { await state.loadIfNeeded() }
      await state.loadIfNeeded()
      await visit.value

      #expect(state.viewState == .loaded(ItemFixtures.list))
    }

    @Test func whereAFlagSaysThatALoadHasBegunACancelledOneIsTheLast() async throws {
      let orders = try await exploreOrders(.cancellation) {
        let state = await HastyItems(service: MockItemService(.delayed(ItemFixtures.list, by: .seconds(2))))
        await Task(name: "first visit") { await state.loadIfNeeded() }.value
        await state.loadIfNeeded()
        return await state.viewState
      }

      #expect(Set(orders.evidence.map(\.text)).isSuperset(of: ["3 items", "an error"]), "\(orders)")
    }
  }

  /// The state as it is often written: a flag for the first load, the last answer counts, and every error is one.
  @MainActor private final class HastyItems {
    private(set) var viewState = ViewState.idle
    private let service: any ItemServicing
    private var hasLoaded = false

    init(service: any ItemServicing) { self.service = service }

    func loadIfNeeded() async {
      if hasLoaded { return }
      hasLoaded = true
      await load()
    }

    func load() async {
      viewState = .loading
      do {
        viewState = ViewState(.success(try await service.fetchItems()))
      } catch {
        viewState = ViewState(.failure(error))
      }
    }
  }

  extension ViewState {
    fileprivate var text: String {
      switch self {
      case .idle: "idle"
      case .loading: "loading"
      case .loaded(let items): items.count == 1 ? "1 item" : "\(items.count) items"
      case .empty: "empty"
      case .error: "an error"
      }
    }
  }
#else
  import Testing

  struct ItemsOrderTests {
    @Test("ItemsOrderTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
