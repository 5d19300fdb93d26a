import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios

/// The shapes of closures that features hand down; the type of each logged one is inferred from its place.
@Suite @MainActor struct LoggedCallTests {
  let log = ExecutionLog()

  struct Service: Sendable {
    let fetch: @Sendable (_ byAuthor: Bool) async throws -> [Book]
    let save: @Sendable ([Book]) async throws -> Void
  }

  /// Neither sendable nor a value.
  final class Draft {
    let title: String
    init(_ title: String) { self.title = title }
  }

  struct Slip: Error, Equatable {}

  @Test func aCallWithoutArgumentsIsItsName() {
    let load: () -> Void = log.call("load")

    load()

    #expect(log == ["load"])
  }

  @Test func argumentsAreListedInOrder() {
    let call: (String, Int, Bool, Double, Int?, [Int]) -> Void = log.call("call")

    call("Dune", 2, true, 0.5, nil, [1, 2])

    #expect(log == ["call Dune, 2, true, 0.5, nil, [1, 2]"])
  }

  @Test func aClosureMayReturn() {
    let price: (String) -> Int = log.call("price", returning: 12)

    let answer = price("Dune")

    #expect(answer == 12)
    #expect(log == ["price Dune"])
  }

  @Test func aClosureMayThrow() {
    let save: (Draft, Int) throws -> Int = log.call("save", throwing: Slip()) { draft, count in "\(count) \(draft.title)" }

    #expect(throws: Slip()) { try save(Draft("Dune"), 2) }
    #expect(log == ["save 2 Dune"])
  }

  @Test func aMainActorClosureTakesWhatIsNotSendable() async throws {
    let delete: @MainActor (Draft) -> Void = log.call("delete") { $0.title }
    let reload: @MainActor (Draft) async throws -> [Draft] = log.call("reload", .success([])) { $0.title }

    delete(Draft("Dune"))
    let drafts = try await reload(Draft("Anathem"))

    #expect(drafts.isEmpty)
    #expect(log == ["delete Dune", "reload Anathem"])
  }

  @Test func aServiceOfSendableClosuresIsLogged() async throws {
    let service = Service(
      fetch: log.call("fetch", .success([Book(title: "Dune")])),
      save: log.call("save", .failure(Slip())) { $0.map(\.title) })

    let books = try await service.fetch(true)
    await #expect(throws: Slip()) { try await service.save(books) }

    #expect(log == ["fetch true", #"save ["Dune"]"#])
  }

  @Test func aClosureThatIsOnlyAsyncIsLogged() async {
    let wait: @Sendable () async -> Void = log.call("wait")

    await wait()

    #expect(log == ["wait"])
  }

  @Test(arguments: 0...5) func anOutcomeFitsAnyNumberOfArguments(count: Int) async throws {
    typealias Answer = Outcome<Int>
    let none: () async throws -> Int = log.call("call", Answer.success(0))
    let one: (Int) async throws -> Int = log.call("call", .success(1))
    let two: (Int, Int) async throws -> Int = log.call("call", .success(2))
    let three: (Int, Int, Int) async throws -> Int = log.call("call", .success(3))
    let four: @Sendable (Int, Int, Int, Int) async throws -> Int = log.call("call", .success(4))
    let five: (Int, Int, Int, Int, Int) async throws -> Int = log.call("call", .success(5)) { [$0, $1, $2, $3, $4] }

    let answer =
      switch count {
      case 0: try await none()
      case 1: try await one(1)
      case 2: try await two(1, 2)
      case 3: try await three(1, 2, 3)
      case 4: try await four(1, 2, 3, 4)
      default: try await five(1, 2, 3, 4, 5)
      }

    let lines = ["call", "call 1", "call 1, 2", "call 1, 2, 3", "call 1, 2, 3, 4", "call [1, 2, 3, 4, 5]"]
    #expect(answer == count)
    #expect(log.lines == [lines[count]])
  }

  @Test func aCallIsLoggedBeforeItsOutcome() async {
    let never: () async throws -> Int = log.call("never", .never)
    let flow = Task { try await never() }

    flow.cancel()

    await #expect(throws: CancellationError.self) { try await flow.value }
    #expect(log == ["never"])
  }

  @Test func aCallFromAnyThreadIsLogged() async {
    let save: @Sendable (Book) -> Void = log.call("save") { $0.title }

    await Task.detached { save(Book(title: "Dune")) }.value

    #expect(log == ["save Dune"])
  }

  @Test func aForwardedCallIsLoggedAndMade() {
    var deleted: [String] = []
    let delete: (Draft) -> Void = log.forward("delete", to: { deleted.append($0.title) }, payload: { $0.title })

    delete(Draft("Dune"))

    #expect(deleted == ["Dune"])
    #expect(log == ["delete Dune"])
  }

  @Test func aForwardedServiceAnswersAsItDid() async throws {
    let live = Service(fetch: { _ in [Book(title: "Dune")] }, save: { _ in throw Slip() })
    let service = Service(
      fetch: log.forward("fetch", to: live.fetch), save: log.forward("save", to: live.save) { $0.map(\.title) })

    let books = try await service.fetch(false)
    await #expect(throws: Slip()) { try await service.save(books) }

    #expect(log == ["fetch false", #"save ["Dune"]"#])
  }
}
