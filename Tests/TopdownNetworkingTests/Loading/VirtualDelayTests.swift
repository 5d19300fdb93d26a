#if !canImport(Darwin)
  import Foundation
  import FoundationNetworking
  import Testing
  import TopdownNetworking
  import TopdownSimulation

  /// What a service does: give up after 30 seconds.
  private func dataWithTimeout(from url: URL, _ session: URLSession) async throws -> Data {
    try await withThrowingTaskGroup { group in
      group.addTask { try await session.data(from: url).0 }
      group.addTask {
        try await Task.sleep(for: .seconds(30))
        throw CancellationError()
      }
      defer { group.cancelAll() }
      return try await group.next()!
    }
  }

  @Suite struct VirtualDelayTests {
    let transport = StubTransport()
    let books = URL(string: "https://example.org/books")!
    var now: Duration { SimulatedClock.current.now }

    @Test(.simulated) func anAnswerTakesNoTimeUnlessItIsDelayed() async throws {
      transport.stub("GET", "/books", .status(200))

      for _ in 1...20 { _ = try await transport.session.data(from: books) }

      #expect(now == .zero)
    }

    @Test(.simulated) func aDelayIsExactAndVirtual() async throws {
      transport.stub("GET", "/books", .json("[]").delayed(by: .seconds(3600)))
      var request = URLRequest(url: books)
      request.timeoutInterval = 7200

      _ = try await transport.session.data(for: request)

      #expect(now == .seconds(3600))
    }

    @Test(.simulated) func anAnswerThatSleepsSleepsInVirtualTime() async throws {
      transport.stub("GET", "/books") { _ in
        try await Task.sleep(for: .milliseconds(1500))
        return .status(200)
      }

      _ = try await transport.session.data(from: books)

      #expect(now == .milliseconds(1500))
    }

    @Test(.simulated) func aTimeoutBeatsASlowerAnswerAtItsInstant() async throws {
      transport.stub("GET", "/books", .json("[]").delayed(by: .seconds(40)))

      await #expect(throws: CancellationError.self) { try await dataWithTimeout(from: books, transport.session) }

      #expect(now == .seconds(30))
      #expect(transport.cancelled.map(\.description) == ["GET https://example.org/books"])
      await SimulatedClock.current.runUntilIdle()
      #expect(now == .seconds(30), "the answer that nobody waits for any more keeps no timer")
    }

    @Test(.simulated) func aQuickerAnswerBeatsATimeoutAtItsInstant() async throws {
      transport.stub("GET", "/books", .json("[]").delayed(by: .seconds(20)))

      let data = try await dataWithTimeout(from: books, transport.session)

      #expect(data == Data("[]".utf8))
      #expect(now == .seconds(20))
      #expect(transport.cancelled.isEmpty)
    }

    @Test(.simulated) func answersComeInTheOrderOfTheirDelays() async throws {
      transport.stub("GET", "/slow", .status(200).delayed(by: .seconds(2)))
      transport.stub("GET", "/quick", .status(200).delayed(by: .seconds(1)))

      let paths = try await withThrowingTaskGroup { group in
        for path in ["/slow", "/quick", "/slow", "/quick"] {
          group.addTask {
            _ = try await transport.session.data(from: URL(string: "https://example.org\(path)")!)
            return "\(path) at \(now)"
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(paths == ["/quick at 1.0 seconds", "/quick at 1.0 seconds", "/slow at 2.0 seconds", "/slow at 2.0 seconds"])
    }

    @Test(.simulated) func silenceEndsWithTheTimeoutOfTheRequest() async throws {
      transport.stub("GET", "/books", .never)
      var request = URLRequest(url: books)
      request.timeoutInterval = 7

      let error = await #expect(throws: URLError.self) { try await transport.session.data(for: request) }

      #expect(error?.code == .timedOut)
      #expect(now == .seconds(7))
      #expect(
        error?.localizedDescription
          == "GET https://example.org/books timed out after 7.0 seconds, its timeoutInterval; the stub never answers.")
    }

    @Test(.simulated) func aDelayLongerThanTheSessionAllowsTimesOut() async throws {
      transport.stub("GET", "/books", .status(200).delayed(by: .seconds(20)))
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = 5

      let error = await #expect(throws: URLError.self) {
        try await transport.makeSession(configuration: configuration).data(from: books)
      }

      #expect(
        error?.localizedDescription == """
          GET https://example.org/books timed out after 5.0 seconds, its timeoutInterval; the stub would have answered after 20.0 seconds.
          """)
      #expect(now == .seconds(5))
    }

    @Test(.simulated(pending: .allowed)) func aRequestWithoutATimeoutWaitsForEver() async throws {
      transport.stub("GET", "/books", .never)
      var request = URLRequest(url: books)
      request.timeoutInterval = .infinity
      let flow = Task { [request] in try await transport.session.data(for: request) }

      try await SimulatedClock.current.advance(by: .seconds(1_000_000))

      #expect(transport.requests.count == 1)
      #expect(transport.cancelled.isEmpty)
      flow.cancel()
      await #expect(throws: URLError.self) { try await flow.value }
    }

    @Test(.simulated) func aBodyThatStallsTimesOut() async throws {
      transport.stub("GET", "/books", .data(Data("[".utf8)).stalling().delayed(by: .seconds(30)))

      let error = await #expect(throws: URLError.self) { try await transport.session.data(from: books) }

      #expect(error?.code == .timedOut)
      #expect(now == .seconds(90))
    }

    @Test(.simulated) func ofATimeoutAndAnAnswerAtOneInstantTheOneThatBeganFirstWins() async throws {
      transport.stub("GET", "/books", .status(200).delayed(by: .seconds(30)))

      await #expect(throws: CancellationError.self) { try await dataWithTimeout(from: books, transport.session) }

      #expect(now == .seconds(30))
    }

    @Test(.simulated) func aTaskThatIsSuspendedAndResumedIsAskedOnce() async throws {
      transport.stub("GET", "/books", .status(200).delayed(by: .seconds(5)))

      await withCheckedContinuation { continuation in
        let task = transport.session.dataTask(with: books) { _, _, _ in continuation.resume() }
        task.resume()
        task.suspend()
        task.resume()
      }

      #expect(transport.requests.count == 1)
      #expect(now == .seconds(5))
    }

    @Test(.simulated) func whatCannotBeStubbedIsRefusedInVirtualTimeToo() async {
      await #expect(throws: (any Error).self) { try await transport.session.download(from: books) }

      #expect(transport.requests.isEmpty)
    }

    @Test(.simulated) func aTaskThatIsCancelledEndsAtThatInstant() async throws {
      transport.stub("GET", "/books", .never)
      let flow = Task {
        let error = await #expect(throws: URLError.self) { try await transport.session.data(from: books) }
        #expect(error?.code == .cancelled)
        return now
      }

      try await SimulatedClock.current.advance(by: .seconds(3))
      flow.cancel()

      #expect(await flow.value == .seconds(3))
    }

    @Test(.simulated) func aTaskThatIsCancelledBeforeItBeginsIsNoRequest() async throws {
      transport.stub("GET", "/books", .status(200))
      let flow = Task { try await transport.session.data(from: books) }

      flow.cancel()

      let error = await #expect(throws: URLError.self) { try await flow.value }
      #expect(error?.code == .cancelled)
      #expect(transport.requests.isEmpty)
    }

    @Test(.simulated) func aClockMovedFromInsideWaitsForAnswers() async throws {
      transport.stub("GET", "/books", .status(200).delayed(by: .seconds(2)))
      let flow = Task { try await transport.session.data(from: books) }

      try await SimulatedClock.current.advance(by: .seconds(1))
      #expect(transport.requests.count == 1)
      try await SimulatedClock.current.advance(by: .seconds(1))

      _ = try await flow.value
      #expect(now == .seconds(2))
    }

    @Test(.simulated) func aChainOfCompletionHandlersStaysInTheSimulation() async throws {
      transport.stub("GET", "/books", .status(200).delayed(by: .seconds(2)))
      let session = transport.session

      await withCheckedContinuation { continuation in
        session.dataTask(with: books) { _, _, _ in
          session.dataTask(with: books) { _, _, _ in continuation.resume() }.resume()
        }.resume()
      }

      #expect(now == .seconds(4))
    }

    @Test(.simulated) func piecesReachADelegateAtTheirInstants() async throws {
      let pieces = ["a", "b", "c"].map { Data($0.utf8) }
      transport.stub("GET", "/books", .chunks(pieces, every: .seconds(10)))
      let (events, log) = AsyncStream.makeStream(of: Data.self)
      let session = transport.makeSession(delegate: PieceListener(log: log))

      session.dataTask(with: books).resume()

      var seen: [String] = []
      for await piece in events { seen.append("\(String(decoding: piece, as: UTF8.self)) at \(now)") }
      #expect(seen == ["a at 0.0 seconds", "b at 10.0 seconds", "c at 20.0 seconds"])
    }

    @Test(.simulated) func aRedirectTakesTheTimeOfBothAnswers() async throws {
      transport.stub("GET", "/books", .redirect(to: "/new").delayed(by: .seconds(1)))
      transport.stub("GET", "/new", .status(200).delayed(by: .seconds(2)))

      _ = try await transport.session.data(from: books)

      #expect(now == .seconds(3))
    }

    @Test(.simulated) @MainActor func theMainActorIsFreeMeanwhile() async throws {
      transport.stub("GET", "/books", .status(200).delayed(by: .seconds(5)))
      var ticks = 0
      let ticking = Task { @MainActor in
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(1))
          ticks += 1
        }
      }

      _ = try await transport.session.data(from: books)

      ticking.cancel()
      _ = await ticking.result
      #expect(ticks == 5)
      #expect(now == .seconds(5))
    }
  }

  private final class PieceListener: NSObject, URLSessionDataDelegate {
    let log: AsyncStream<Data>.Continuation

    init(log: AsyncStream<Data>.Continuation) { self.log = log }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { log.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { log.finish() }
  }
#endif
