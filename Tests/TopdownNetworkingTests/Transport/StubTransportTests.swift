import Foundation
import Testing
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct StubTransportTests {
  let books = URL(string: "https://example.org/books")!

  @Test func transportsDoNotMeet() async throws {
    try await withThrowingTaskGroup { group in
      for number in 1...100 {
        group.addTask {
          let transport = StubTransport()
          transport.stub("GET", "/books", .data(Data("\(number)".utf8)))
          let (data, _) = try await transport.session.data(from: books)
          #expect(String(decoding: data, as: UTF8.self) == "\(number)")
          #expect(transport.requests.count == 1)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func theSessionIsTheSameEachTime() {
    let transport = StubTransport()

    #expect(transport.session === transport.session)
  }

  @Test func twoSessionsOfATransportShareItsStubs() async throws {
    let transport = StubTransport()
    transport.stub("GET", "/books", .status(200))

    _ = try await transport.session.data(from: books)
    _ = try await transport.makeSession().data(from: books)

    #expect(transport.requests.count == 2)
  }

  @Test func aTransportThatIsLetGoIsGone() {
    weak var gone: StubTransport?

    do {
      let transport = StubTransport()
      transport.stub("GET", "/books", .status(200))
      gone = transport
    }

    #expect(gone == nil)
  }

  @Test func theConfigurationHandedInStaysAsItIs() {
    let configuration = URLSessionConfiguration.ephemeral
    let classes = configuration.protocolClasses?.count

    _ = StubTransport().makeSession(configuration: configuration)

    #expect(configuration.protocolClasses?.count == classes)
    #expect(configuration.urlCache != nil)
  }

  @Test func aCompletionHandlerIsCalled() async {
    let transport = StubTransport()
    transport.stub("GET", "/books", .chunks([Data("a".utf8), Data("b".utf8)]))

    let data = await withCheckedContinuation { continuation in
      transport.session.dataTask(with: books) { data, _, _ in continuation.resume(returning: data) }.resume()
    }

    #expect(data == Data("ab".utf8))
  }

  @Test func aDelegateGetsHeadPiecesAndEnd() async {
    let transport = StubTransport()
    transport.stub("GET", "/books", .chunks([Data("a".utf8), Data("b".utf8)], status: 203))
    let (events, log) = AsyncStream.makeStream(of: String.self)
    let session = transport.makeSession(delegate: Listener(log: log))

    session.dataTask(with: books).resume()

    #expect(await events.reduce(into: []) { $0.append($1) } == ["head 203", "piece a", "piece b", "end"])
    session.invalidateAndCancel()
  }

  @Test func aCancelledRequestFailsAsOneOverTheNetworkDoes() async throws {
    let (started, begun) = AsyncStream.makeStream(of: Void.self)
    let transport = StubTransport { _ in begun.yield() }
    transport.stub("GET", "/books", .never)
    let flow = Task { try await transport.session.data(from: books) }
    for await _ in started { break }

    flow.cancel()

    let error = await #expect(throws: URLError.self) { try await flow.value }
    #expect(error?.code == .cancelled)
    #expect(transport.cancelled == transport.requests)
  }

  @Test func aCancellationReachesAnAnswerThatIsStillAtWork() async throws {
    let (started, begun) = AsyncStream.makeStream(of: Void.self)
    let (stopped, ended) = AsyncStream.makeStream(of: Void.self)
    let transport = StubTransport()
    transport.stub("GET", "/books") { _ in
      begun.yield()
      for await _ in AsyncStream<Never>(unfolding: {
        try? await Task.sleep(for: .seconds(3600)); return nil
      }) {}
      ended.yield()
      throw CancellationError()
    }
    let flow = Task { try await transport.session.data(from: books) }
    for await _ in started { break }

    flow.cancel()

    for await _ in stopped { break }
    await #expect(throws: URLError.self) { try await flow.value }
  }
}

private final class Listener: NSObject, URLSessionDataDelegate {
  let log: AsyncStream<String>.Continuation

  init(log: AsyncStream<String>.Continuation) { self.log = log }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    log.yield("head \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    log.yield("piece \(String(decoding: data, as: UTF8.self))")
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    log.yield(error.map { "failed \($0)" } ?? "end")
    log.finish()
  }
}
