// In every build of the package; left out only where this target is built without it, to be quick.
#if canImport(TopdownEvidence)
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
      let isLoading = log.call("isLoading", { (value: Bool) in "\(value)" })

      isLoading(true)
      _ = try await transport.session.data(from: URL(string: "https://example.org/books")!)
      isLoading(false)

      #expect(log == ["isLoading true", "request GET https://example.org/books", "isLoading false"])
    }
  }
#endif
