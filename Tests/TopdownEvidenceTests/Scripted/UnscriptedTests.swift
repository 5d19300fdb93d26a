#if !canImport(Darwin)
  import Testing
  import TopdownEvidence

  @Suite struct UnscriptedTests {
    static let message = """
      books(matching:) of ScriptedBookService was called, and nobody said what it does; say so where the service is made: \
      ScriptedBookService(log: log, books: .success(…)), or hand it a service that answers: forwardingTo: service
      """

    @Test func aCallThatNobodyExpectedFailsTheTestWhereTheServiceWasMadeAndSaysHowToScriptIt() async {
      let log = ExecutionLog()
      let service = ScriptedBookService(log: log, fileID: "Shop/ShelfTests.swift", line: 12)

      await withKnownIssue {
        await #expect(throws: UnscriptedCall.self) { try await service.books(matching: "Dune") }
      } matching: { issue in
        issue.comments == [Comment(rawValue: Self.message)] && issue.sourceLocation?.fileID == "Shop/ShelfTests.swift"
          && issue.sourceLocation?.line == 12
      }

      #expect(log == ["books Dune"])
    }

    @Test func whatThrowsAtOnceAndAStreamThatThrowsFailTheTestToo() async {
      let effects = ScriptedEffectService(log: ExecutionLog())
      let streams = ScriptedStreamService(log: ExecutionLog())

      await withKnownIssue {
        #expect(throws: UnscriptedCall.self) { try effects.check(1) }
        await #expect(throws: UnscriptedCall.self) { for try await _ in streams.pages() {} }
      } matching: {
        $0.comments.contains {
          $0.rawValue.contains("(log: log, check: .success(…))") || $0.rawValue.contains("pages: [.success(…)]")
        }
      }
    }

    @Test func aLogThatKnowsNoTestEndsTheProcess() async {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let service = ScriptedBookService(log: SilentLog(), fileID: "Shop/ShelfTests.swift", line: 12)
        _ = try await service.books(matching: "Dune")
      }

      #expect(text(of: ended).contains("Shop/ShelfTests.swift:12: Fatal error: \(Self.message)"))
    }

    @Test func whatCannotThrowEndsTheProcess() async {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScriptedBookService(log: ExecutionLog()).isSignedIn
      }

      #expect(
        text(of: ended).contains("isSignedIn of ScriptedBookService was called, and nobody said what it does; say so where"))
    }

    @Test func aStreamThatCannotThrowEndsTheProcess() async {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScriptedStreamService(log: ExecutionLog()).ticks(of: "wall")
      }

      #expect(text(of: ended).contains("ScriptedStreamService(log: log, ticks: [.success(…)])"))
    }

    private func text(of ended: ExitTest.Result?) -> String { String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self) }
  }
#endif
