#if !canImport(Darwin)
  import SwiftUI
  import Testing
  import TopdownEvidence

  @Suite struct ScriptedShapeTests {
    let log = ExecutionLog()

    @Test func anAsyncRequirementThatCannotThrowFallsBack() async {
      let service = ScriptedEffectService(
        log: log,
        wait: .sequence([
          .success(1), .trying(.failure(URLError(.timedOut)), otherwise: 2), .delayed(3, by: .zero),
          .trying(.sequence([.success(4), .success(5)]), otherwise: 0),
        ]))

      var answers: [Int] = []
      for number in 1...6 { answers.append(await service.wait(number)) }

      #expect(answers == [1, 2, 3, 4, 5, 5])
      #expect(log.count(of: "wait") == 6)
    }

    @Test(arguments: [TypedOutcome<Int, Never>.trying(.never, otherwise: 7), .delayed(7, by: .seconds(3600))])
    func aCancelledWaitThatCannotThrowIsItsFallback(_ outcome: TypedOutcome<Int, Never>) async {
      let service = ScriptedEffectService(log: log, wait: outcome)
      let flow = Task { await service.wait(1) }

      flow.cancel()

      #expect(await flow.value == 7)
    }

    @Test func anAsyncRequirementThrowsItsTypeOnly() async {
      let service = ScriptedEffectService(
        log: log,
        order: .sequence([
          .failure(.closed), .trying(.failure(ShopError.soldOut), otherwise: .success(0)),
          .trying(.unauthorized, otherwise: .failure(.closed)), .trying(.unauthorized, otherwise: .success(4)),
        ]))

      await #expect(throws: ShopError.closed) { () async throws(ShopError) in try await service.order(1) }
      await #expect(throws: ShopError.soldOut) { try await service.order(2) }
      await #expect(throws: ShopError.closed) { try await service.order(3) }
      #expect(await (try? service.order(4)) == 4)
    }

    @Test func whatCannotWaitAnswersAtOnce() throws {
      let service = ScriptedEffectService(
        log: log, check: .sequence([.success(1), .failure(URLError(.badURL))]), double: .success(4), reserve: .failure(.closed),
        verify: .unauthorized, title: .success(nil), unwrapped: .success(3), drop: .success(1))

      #expect(try service.check(1) == 1)
      #expect(throws: URLError(.badURL)) { try service.check(2) }
      #expect(service.double(2) == 4)
      #expect(throws: ShopError.closed) { () throws(ShopError) in try service.reserve(1) }
      #expect(throws: URLError(.userAuthenticationRequired)) { try service.verify() }
      #expect(service.title() == nil)
      #expect(service.unwrapped() == 3)
      service.drop()
      service.ping()

      #expect(log == ["check 1", "check 2", "double 2", "reserve 1", "verify", "title", "unwrapped", "drop", "ping"])
    }

    @Test func allArgumentsAreRecordedInOrder() async throws {
      let service = ScriptedArgumentService(log: log, many: .success((1, "a")), type: .success(1))

      try await service.none()
      _ = try await service.many(1, in: [2, 3], third: nil, true, repeat: 0.5)
      await service.keyword(in: 4)
      service.take([1], [2])
      _ = service.type(Int.self)

      #expect(
        log == [
          "none", .call("many", 1, [2, 3], "nil", true, 0.5), .call("keyword", 4), .call("take", [1], [2]), "type Int",
        ])
    }

    @Test func closuresAndIsolationAreNoArgumentsOfTheLog() async {
      let service = ScriptedArgumentService(log: log, lazily: .success(1), place: .success(2))

      service.observe("shelf") { _ in }
      service.each { _ in }
      service.finish(nil)
      _ = service.lazily("never asked for")
      _ = await service.place(3, on: nil)

      #expect(log == ["observe shelf", "each", "finish", "lazily", "place 3"])
    }

    @Test func overloadsAreToldApartByLabelsAndThenByTypes() async throws {
      let service = ScriptedNameService(log: log, bookId: .success("a"), bookIsbn: .success("b"), keepInt: .success(()))

      let answers = [try await service.book(id: 1), try await service.book(isbn: "2")]
      service.keep(3)
      service.keep([4])
      service.keep()

      #expect(answers == ["a", "b"])
      #expect(log == ["bookId 1", "bookIsbn 2", "keepInt 3", "keepIntArray [4]", "keep"])
    }

    @Test func aRequirementMayBeNamedAsTheInitializersOwnArguments() {
      let service = ScriptedNameService(
        log: log, logOutcome: .success(()), repeat: .success(2), target: .success("t"), payloads: .init(logOutcome: { $0.count }))

      service.log("abc")
      service.payloads(1)

      #expect(service.repeat(1) == 2)
      #expect(service.target("s") == "t")
      #expect(log == [.call("log", 3), "payloads 1", "repeat 1", "target s"])
    }

    @Test func aPropertyThatIsSetRecordsTheWriteAndKeepsIt() {
      let service = ScriptedPropertyService(
        log: log, sorting: .success(1), hint: .success("a"), payloads: .init(sorting: { "by \($0)" }))

      let before = service.sorting
      service.sorting = 2
      service.hint = nil

      #expect(before == 1)
      #expect(service.sorting == 2)
      #expect(service.hint == nil)
      #expect(log == [.write("sorting", "by 2"), "hint nil"])
    }

    @Test func aPropertyThatMayWaitOrFailIsRecordedAsACall() async throws {
      let service = ScriptedPropertyService(
        log: log, name: .success("n"), token: .success("t"), isReady: .delayed(true, by: .zero),
        key: .failure(URLError(.userAuthenticationRequired)))

      #expect(try await service.token == "t")
      #expect(await service.isReady)
      #expect(throws: URLError.self) { try service.key }
      #expect(service.name == "n")

      #expect(log == [.call("token"), .call("isReady"), .call("key")])
    }

    @Test func aStreamHasOneElementForEachOutcome() async throws {
      let service = ScriptedStreamService(
        log: log, ticks: [.success(1), .delayed(2, by: .zero)], pages: [.success(["a"]), .failure(URLError(.timedOut))],
        later: [])

      var ticks: [Int] = []
      for await tick in service.ticks(of: "wall") { ticks.append(tick) }
      for await tick in service.ticks(of: "wall") { ticks.append(tick) }
      for await _ in try await service.later() {}
      var pages: [[String]] = []
      await #expect(throws: URLError(.timedOut)) { for try await page in service.pages() { pages.append(page) } }

      #expect(ticks == [1, 2, 1, 2])
      #expect(pages == [["a"]])
      #expect(log == ["ticks wall", "ticks wall", "later", "pages"])
    }

    @Test func aStreamMayBeAProperty() async {
      let service = ScriptedPropertyService(log: log, changes: [.success(1)])

      var changes: [Int] = []
      for await change in service.changes { changes.append(change) }

      #expect(changes == [1])
      #expect(log == ["changes"])
    }

    @Test @MainActor func aServiceOfTheMainActorStaysThere() async throws {
      let draft = Draft()
      let service = ScriptedScreenService(
        log: log, draft: .success(""), edit: .success(draft), count: .success(2), id: .success(3))

      let edited = try await service.edit(draft)
      service.draft = "a"

      #expect(edited === draft)
      #expect(service.id == 3)
      #expect(log == [.call("edit"), .write("draft", "a")], "of an instance of a class only the text is kept")
    }

    @Test func whatIsNonisolatedIsUsedFromAnywhere() async {
      let service = ScriptedScreenService(log: log, count: .success(2))

      #expect(await service.count(1) == 2)
    }

    @Test func anActorsServiceIsAnActor() async throws {
      let service = ScriptedStoreService(log: log, load: .success([1]), count: .success(1), title: .success("t"))

      #expect(try await service.load("a") == [1])
      #expect(await service.count == 1)
      #expect(service.title == "t")
      #expect(log == ["load a", "count"])
    }

    @Test func valuesThatAreNotSendablePassWhereTheProtocolLetsThem() async throws {
      let draft = Draft()
      let service = ScriptedDraftService(log: log, edit: .success(draft), near: .success(draft))

      #expect(await service.near(draft) === draft)
      #expect(try await service.edit(draft) === draft)
    }

    @Test func accessAvailabilityAndPlaceAreThoseOfTheProtocol() async throws {
      #expect(try await ScriptedInheritingService(log: log).reload() == ())
      #expect(try await ScriptedPublicService(log: log, load: .success([1])).load(1) == [1])
      #expect(try ScriptedPackageService(log: log, load: .success(1)).load() == 1)
      #expect(try await Shop.ScriptedService(log: log, items: .success([Shop.Item()])).items() == [Shop.Item()])
      _ = ScriptedEmptyService(log: log)
      ScriptedDatedService(log: log).load()
      ScriptedGuardedService(log: log).load()
    }
  }
#endif
