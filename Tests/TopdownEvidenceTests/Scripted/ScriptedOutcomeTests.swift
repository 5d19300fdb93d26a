#if !canImport(Darwin)
  import SwiftUI
  import Testing
  import TopdownEvidence

  @Suite struct ScriptedOutcomeTests {
    let log = ExecutionLog()
    let dune = Book(title: "Dune")
    let anathem = Book(title: "Anathem")

    @Test func eachRequirementDoesWhatItsOutcomeSaysAndIsRecorded() async throws {
      let service = ScriptedBookService(log: log, books: .success([dune]), save: .failure(URLError(.timedOut)))

      let found = try await service.books(matching: "du")
      await #expect(throws: URLError(.timedOut)) { try await service.save(dune) }

      #expect(found == [dune])
      #expect(log == [.call("books", "du"), .call("save", dune)])
    }

    @Test func theLogIsThatOfAClosureWithTheSameOutcome() async throws {
      let other = ExecutionLog()
      let closure: (String) async throws -> [Book] = other.call("books", .empty)
      let service = ScriptedBookService(log: log, books: .empty)

      _ = try await closure("a\nb")
      _ = try await service.books(matching: "a\nb")

      #expect(log == other)
    }

    @Test func readsAreNotRecorded() {
      let service = ScriptedBookService(log: log, isSignedIn: .sequence([.success(false), .success(true)]))

      let reads = [service.isSignedIn, service.isSignedIn, service.isSignedIn]

      #expect(reads == [false, true, true])
      #expect(log.isSilent)
    }

    @Test func eachBoundaryIsKnownToTheLogBeforeItIsCalled() {
      let service = ScriptedBookService(log: log)

      #expect(log.isSilent("books"))
      #expect(log.knownNames == ["books", "save"], "silence of a property, whose reads are not recorded, says nothing")
      _ = service
    }

    @Test func whatReturnsNothingSucceedsUnlessSomebodySaysOtherwise() async throws {
      try await ScriptedBookService(log: log).save(dune)

      #expect(log == [.call("save", dune)])
    }

    @Test func pagesComeInTurn() async throws {
      let service = ScriptedBookService(log: log, books: .pages([[dune], [anathem]]))

      let pages = [
        try await service.books(matching: ""), try await service.books(matching: ""), try await service.books(matching: ""),
      ]

      #expect(pages == [[dune], [anathem], []])
    }

    @Test func aTestAnswersByHandInAnyOrder() async throws {
      let search = Manual<[Book]>()
      let service = ScriptedBookService(log: log, books: .manual(search))
      let first = Task { try await service.books(matching: "d") }
      let earlier = try await search.call(0)
      let second = Task { try await service.books(matching: "du") }

      try await search.call(1).succeed(with: [dune])
      let answered = try await second.value
      earlier.fail(with: URLError(.cancelled))

      #expect(answered == [dune])
      #expect(earlier.line == "books d")
      await #expect(throws: URLError(.cancelled)) { try await first.value }
    }

    @Test(arguments: [Outcome<[Book]>.never, .delayed([], by: .seconds(3600)), .sequence([.never])])
    func aWaitEndsWithItsTask(_ outcome: Outcome<[Book]>) async {
      let service = ScriptedBookService(log: log, books: outcome)
      let flow = Task { try await service.books(matching: "") }

      flow.cancel()

      await #expect(throws: CancellationError.self) { try await flow.value }
    }

    @Test func anUnauthorizedCallThrowsWhatAServerAsks() async {
      let service = ScriptedBookService(log: log, books: .unauthorized, save: .unauthorized)

      await #expect(throws: URLError(.userAuthenticationRequired)) { try await service.books(matching: "") }
      await #expect(throws: URLError(.userAuthenticationRequired)) { try await service.save(dune) }
    }

    @Test func payloadsSayWhatIsRecordedInsteadOfTheArguments() async throws {
      let service = ScriptedBookService(
        log: log, books: .empty, payloads: .init(books: { _ in nil as String? }, save: { $0.title }))

      _ = try await service.books(matching: "du")
      try await service.save(dune)

      #expect(log == ["books nil", .call("save", "Dune")])
    }
  }
#endif
