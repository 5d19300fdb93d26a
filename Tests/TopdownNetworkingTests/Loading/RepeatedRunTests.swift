#if !canImport(Darwin)
  import Foundation
  import FoundationNetworking
  import Synchronization
  import Testing
  import TopdownNetworking
  import TopdownSimulation

  @Suite struct RepeatedRunTests {
    /// Searches that outrun each other, and a timeout that ends the rest at the instant of an answer.
    private static func flow() async throws -> [String] {
      let log = InstantLog()
      let transport = StubTransport { log.note("asked \($0.url.path)") }
      for second in 1...5 { transport.stub("GET", "/\(second)", .status(200).delayed(by: .seconds(second))) }
      await withTaskGroup { group in
        for second in [5, 1, 3, 2, 4, 1] {
          group.addTask {
            do {
              _ = try await transport.session.data(from: URL(string: "https://example.org/\(second)")!)
              log.note("answered \(second)")
            } catch {
              log.note("failed \(second)")
            }
          }
        }
        group.addTask {
          try? await Task.sleep(for: .seconds(3))
          log.note("enough")
        }
        for _ in 1...4 { await group.next() }
        group.cancelAll()
      }
      return log.events
    }

    @Test func theSameRequestsGiveTheSameLogEachTime() async throws {
      let first = try await simulate { try await Self.flow() }

      for _ in 1...50 {
        let again = try await simulate { try await Self.flow() }
        #expect(again == first)
      }
    }

    /// Outside a simulation Foundation's own `data(from:)` can wait for ever there.
    @Test func anAnswerThatMeetsACancellationIsOneOrTheOther() async throws {
      for yields in 0..<200 {
        let end: URLError.Code? = try await simulate {
          let transport = StubTransport()
          transport.stub("GET", "/books", .status(200))
          let flow = Task { try await transport.session.data(from: URL(string: "https://example.org/books")!) }
          for _ in 0..<yields % 20 { await Task.yield() }
          flow.cancel()
          do { _ = try await flow.value } catch { return (error as? URLError)?.code }
          return nil
        }
        #expect(end == nil || end == .cancelled)
      }
    }

    @Test(.simulated, arguments: 1...20) func simulationsDoNotMeet(number: Int) async throws {
      let transport = StubTransport()
      transport.stub("GET", "/books", .data(Data("\(number)".utf8)).delayed(by: .seconds(number)))

      let (data, _) = try await transport.session.data(from: URL(string: "https://example.org/books")!)

      #expect(String(decoding: data, as: UTF8.self) == "\(number)")
      #expect(SimulatedClock.current.now == .seconds(number))
      #expect(transport.requests.count == 1)
    }
  }

  private final class InstantLog: Sendable {
    private let noted = Mutex<[String]>([])

    var events: [String] { noted.withLock { $0 } }

    func note(_ event: String) { noted.withLock { $0.append("\(event) at \(SimulatedClock.current.now)") } }
  }
#endif
