#if !canImport(Darwin)
  import SwiftUI
  import Testing
  import TopdownEvidence

  @Suite struct ScriptedSpyTests {
    let log = ExecutionLog()
    let dune = Book(title: "Dune")

    /// A fake with a memory.
    actor Library: BookService {
      private var saved: [Book] = []

      func books(matching query: String) async throws -> [Book] { saved.filter { $0.title.contains(query) } }
      func save(_ book: Book) async throws {
        if saved.contains(book) { throw ShopError.soldOut }
        saved.append(book)
      }
      nonisolated var isSignedIn: Bool { true }
    }

    @Test func aSpyRecordsEachCallAndForwardsIt() async throws {
      let spy = ScriptedBookService(log: log, forwardingTo: Library())

      try await spy.save(dune)
      let found = try await spy.books(matching: "Du")
      await #expect(throws: ShopError.soldOut) { try await spy.save(dune) }

      #expect(found == [dune])
      #expect(spy.isSignedIn)
      #expect(log == [.call("save", dune), .call("books", "Du"), .call("save", dune)])
    }

    @Test func whatHasAnOutcomeIsNotForwarded() async throws {
      let library = Library()
      let spy = ScriptedBookService(log: log, forwardingTo: library, save: .success(()), isSignedIn: .success(false))

      try await spy.save(dune)

      #expect(try await library.books(matching: "") == [])
      #expect(!spy.isSignedIn)
    }

    @Test func theArgumentsOfCallsAreAskedOfTheLog() async throws {
      let spy = ScriptedBookService(log: log, forwardingTo: Library())

      try await spy.save(dune)
      try await spy.save(Book(title: "Anathem"))

      #expect(log["save"].events.compactMap { $0.payload?.value(as: Book.self) } == [dune, Book(title: "Anathem")])
      #expect(log.count(matching: .call("save") { (book: Book) in book.title.hasPrefix("D") }) == 1)
    }

    @Test func anActorForwardsToAnother() async throws {
      let store = ScriptedStoreService(log: SilentLog(), load: .success([1]), count: .success(1), title: .success("t"))
      let spy = ScriptedStoreService(log: log, forwardingTo: store)

      #expect(try await spy.load("a") == [1])
      #expect(await spy.count == 1)
      #expect(spy.title == "t")
      #expect(log == ["load a", "count"])
    }

    @Test func everyShapeIsForwarded() async throws {
      let effects = ScriptedEffectService(
        log: log, ask: .success(1), wait: .success(2), check: .success(3), double: .success(4), order: .failure(.closed),
        reserve: .failure(.soldOut), title: .success("t"), unwrapped: .success(nil), drop: .success(5))
      let spy = ScriptedEffectService(log: SilentLog(), forwardingTo: effects)

      #expect(try await spy.ask(1) == 1)
      #expect(await spy.wait(2) == 2)
      #expect(try spy.check(3) == 3)
      #expect(spy.double(4) == 4)
      await #expect(throws: ShopError.closed) { try await spy.order(5) }
      #expect(throws: ShopError.soldOut) { try spy.reserve(6) }
      spy.ping()
      await spy.settle()
      try spy.verify()
      #expect(spy.title() == "t")
      #expect(spy.unwrapped() == nil)
      #expect(spy.drop() == 5)

      #expect(
        log == [
          "ask 1", "wait 2", "check 3", "double 4", "order 5", "reserve 6", "ping", "settle", "verify", "title", "unwrapped",
          "drop",
        ])
    }

    @Test func argumentsAreForwardedAsTheyCame() async throws {
      let spy = ScriptedArgumentService(log: SilentLog(), forwardingTo: Echo(log: log))
      let heard = ExecutionLog()
      let hear: @Sendable (Int) -> Void = heard.call("heard")

      _ = try await spy.many(1, in: [2], third: "c", false, repeat: 4)
      await spy.keyword(in: 5)
      spy.observe("shelf", handler: hear)
      spy.each { hear($0) }
      _ = spy.lazily("text")
      _ = await spy.place(6, on: nil)
      spy.take([7], [8])

      #expect(log == ["many 1, [2], c, false, 4.0", "keyword 5", "lazily text", "place 6", "take [7], [8]"])
      #expect(heard == ["heard 1", "heard 2"], "a fake calls the closures that an outcome doesn't")
    }

    private struct Echo: ArgumentService {
      let log: ExecutionLog

      func none() {}
      func many(_ first: Int, in second: [Int], third: String?, _ fourth: Bool, `repeat` count: Double) -> (Int, String) {
        log.record(BoundaryEvent(.call, "many", first, second, third, fourth, count))
        return (first, "")
      }
      func keyword(in number: Int) { log.record(BoundaryEvent(.call, "keyword", number)) }
      func observe(_ name: String, handler: @escaping @Sendable (Int) -> Void) { handler(1) }
      func each(_ body: (Int) -> Void) { body(2) }
      func finish(_ completion: (@Sendable () -> Void)?) {}
      func lazily(_ text: @autoclosure () -> String) -> Int {
        log.record(BoundaryEvent(.call, "lazily", text()))
        return 0
      }
      func place(_ count: Int, on actor: isolated (any Actor)?) async -> Int {
        log.record(BoundaryEvent(.call, "place", count))
        return count
      }
      func take(_ numbers: [Int], _ others: [Int]) { log.record(BoundaryEvent(.call, "take", numbers, others)) }
      func type(_ type: Int.Type) -> Int { 0 }
    }

    @Test @MainActor func aWriteReachesAServiceThatIsAValue() {
      var spy: any ScreenService = ScriptedScreenService(log: log, forwardingTo: Screen())

      spy.draft = "a"

      #expect(spy.draft == "A")
      #expect(log == ["draft a"])
    }

    private struct Screen: ScreenService {
      private var text = ""

      var draft: String {
        get { text }
        set { text = newValue.uppercased() }
      }
      func edit(_ draft: Draft) -> Draft { draft }
      nonisolated func count(_ number: Int) -> Int { number }
      nonisolated var id: Int { 0 }
    }
  }
#endif
