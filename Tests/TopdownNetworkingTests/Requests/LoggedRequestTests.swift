import Foundation
import Testing
import TopdownEvidence
import TopdownNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct LoggedRequestTests {
  @Test func requestsStandAmongTheEventsOfALog() async throws {
    let log = ExecutionLog()
    let transport = StubTransport(onRequest: log.call("request"))
    transport.stub("GET", "/books", .status(200))
    let setLoading: @Sendable (Bool) -> Void = log.call("isLoading")

    setLoading(true)
    _ = try await transport.session.data(from: URL(string: "https://example.org/books")!)
    setLoading(false)

    #expect(log == ["isLoading true", "request GET https://example.org/books", "isLoading false"])
  }
}
