#if canImport(TopdownStage)
  import FastingCore
  import FastingFeature
  import Foundation
  import Testing
  import TopdownEvidence
  import TopdownSimulation

  @testable import FastingApp

  /// What holds whenever things happen: a fast is begun and finished while the first write is under way.
  @MainActor struct FastingStoreOrderTests {
    @Test(.everyOrder(logs: .mayDiffer)) func theNewestWriteIsTheLast() async {
      let disk = Disk()
      let store = FastingStore(dependencies: disk.dependencies)
      await store.load()
      store.fasting.begin(at: .now)

      let begun = Task(name: "begun") { await store.save() }
      let finished = Task(name: "finished") {
        store.fasting.finish(at: .now)
        // As a view's task is when its id changes.
        begun.cancel()
        await store.save()
      }
      await begun.value
      await finished.value

      #expect(await disk.fasting == store.fasting)
    }

    @Test func whereEachChangeIsWrittenByItselfTheOrderDecides() async throws {
      let orders = try await exploreOrders {
        let disk = Disk()
        async let begun: Void = disk.save(FastingFixtures.running(16, at: .now))
        async let finished: Void = disk.save(FastingFixtures.finished(16, at: .now))
        _ = try await (begun, finished)
        return await disk.fasting?.phaseName
      }

      #expect(Set(orders.evidence) == ["running", "finished"], "\(orders)")
    }
  }

  /// A disk on which each write takes as long as the other.
  private actor Disk {
    private(set) var fasting: Fasting?

    func save(_ fasting: Fasting) async throws {
      try await Task.sleep(for: .seconds(1))
      self.fasting = fasting
    }

    nonisolated var dependencies: FastingStore.Dependencies {
      FastingStore.Dependencies(load: { nil }, save: { try await self.save($0) }, now: { .now })
    }
  }
#else
  import Testing

  struct FastingStoreOrderTests {
    @Test("FastingStoreOrderTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
