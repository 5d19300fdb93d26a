#if !canImport(Darwin)
  import Testing
  import TopdownEvidence

  @Suite struct UnscriptedTests {
    @Test func aCallThatNobodyExpectedEndsTheTestAndSaysHowToScriptIt() async {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let service = ScriptedBookService(log: SilentLog(), fileID: "Shop/ShelfTests.swift", line: 12)
        _ = try await service.books(matching: "Dune")
      }

      #expect(
        text(of: ended).contains(
          """
          Shop/ShelfTests.swift:12: Fatal error: books(matching:) of ScriptedBookService was called, and nobody said what it does; \
          say so where the service is made: ScriptedBookService(log: log, books: .success(…)), \
          or hand it a service that answers: forwardingTo: service
          """))
    }

    @Test func aReadThatNobodyExpectedDoesToo() async {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScriptedBookService(log: SilentLog()).isSignedIn
      }

      #expect(
        text(of: ended).contains("isSignedIn of ScriptedBookService was called, and nobody said what it does; say so where"))
    }

    @Test func aStreamIsScriptedByAList() async {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScriptedStreamService(log: SilentLog()).ticks(of: "wall")
      }

      #expect(text(of: ended).contains("ScriptedStreamService(log: log, ticks: [.success(…)])"))
    }

    private func text(of ended: ExitTest.Result?) -> String { String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self) }
  }
#endif
