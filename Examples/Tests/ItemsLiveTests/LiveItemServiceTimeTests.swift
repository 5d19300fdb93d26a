import Foundation
import ItemsLive
import ItemsModels
import Testing
import TopdownNetworking

#if canImport(TopdownSimulation)
  import TopdownSimulation

  /// What takes time over a network, and none here.
  @Suite(.simulated) struct LiveItemServiceTimeTests {
    private let transport = StubTransport()

    private var service: LiveItemService {
      LiveItemService(session: transport.session, server: URL(string: "https://example.org")!, token: nil)
    }

    @Test func aServerThatIsSilentIsGivenUpAfterFifteenSeconds() async {
      transport.stub("GET", "/items", .never)

      await #expect(throws: ItemsError.tooSlow) { try await service.fetchItems() }

      #expect(SimulatedClock.current.now == .seconds(15))
      #expect(transport.cancelled.isEmpty)
    }

    @Test func aServerThatTakesItsTimeIsWaitedFor() async throws {
      transport.stub("GET", "/items", .json("[]").delayed(by: .seconds(14)))

      let items = try await service.fetchItems()

      #expect(items.isEmpty)
      #expect(SimulatedClock.current.now == .seconds(14))
    }
  }
#else
  struct LiveItemServiceTimeTests {
    @Test("LiveItemServiceTimeTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
