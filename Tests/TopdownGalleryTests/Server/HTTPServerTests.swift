import Foundation
import Testing

@testable import TopdownGallery

@Suite struct HTTPServerTests {
  /// Serves an echo while `body` runs.
  private func serving(_ body: (HTTPServer) async throws -> Void) async throws {
    let server = try HTTPServer(port: 0) { request in
      .text(200, "\(request.method) \(request.path) \(request.query["q"] ?? "-") \(request.body.count)")
    }
    try await body(server)
    await server.stop()
  }

  @Test func aRequestReachesTheRoutesDecoded() async throws {
    try await serving { server in
      let answer = await RawClient.send(
        "GET /a%20b?q=1%2F2 HTTP/1.1\nHost: 127.0.0.1:\(server.port)\nConnection: close\n\n", port: server.port)

      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.hasSuffix("GET /a b 1/2 0\n"))
    }
  }

  @Test func aZeroByteInAPathIsNotItsEnd() async throws {
    try await serving { server in
      let answer = await RawClient.send(
        "GET /%00/x HTTP/1.1\nHost: 127.0.0.1:\(server.port)\nConnection: close\n\n", port: server.port)

      #expect(answer.contains("/\u{1}/x"), "\(answer)")
    }
  }

  @Test func everyAnswerCarriesTheSecurityHeaders() async throws {
    try await serving { server in
      let answer = await RawClient.send(
        "GET / HTTP/1.1\nHost: localhost:\(server.port)\nConnection: close\n\n", port: server.port)

      for (name, value) in RequestGuard.securityHeaders { #expect(answer.contains("\(name): \(value)\r\n")) }
    }
  }

  @Test func aForeignHostIsRefusedWithTheRightAddress() async throws {
    try await serving { server in
      let answer = await RawClient.send(
        "GET / HTTP/1.1\nHost: evil.example\nConnection: close\n\n", port: server.port)

      #expect(answer.hasPrefix("HTTP/1.1 421 "))
      #expect(answer.hasSuffix("this gallery answers to http://127.0.0.1:\(server.port) only\n"))
    }
  }

  @Test func aBodyArrivesWhole() async throws {
    try await serving { server in
      let answer = await RawClient.send(
        """
        POST /x HTTP/1.1
        Host: 127.0.0.1:\(server.port)
        Content-Type: application/json
        Content-Length: 100000
        Connection: close

        \(String(repeating: "x", count: 100_000))
        """, port: server.port)

      #expect(answer.hasSuffix("POST /x - 100000\n"))
    }
  }

  @Test func aBodyThatSaysItIsTooLargeIsRefusedUnread() async throws {
    try await serving { server in
      let answer = await RawClient.send(
        "POST /x HTTP/1.1\nHost: 127.0.0.1:\(server.port)\nContent-Type: application/json\nContent-Length: 9999999\n\n",
        port: server.port)

      #expect(answer.hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test func onlyTheLoopbackAddressIsServed() async throws {
    try await serving { server in
      #expect(RawClient.isOpen("127.0.0.1", port: server.port))
      // All of 127/8 is this machine, but the gallery listens to one address of it.
      #expect(!RawClient.isOpen("127.0.0.2", port: server.port))
    }
  }

  @Test func aTakenPortIsNamedWithWhatToDo() async throws {
    try await serving { server in
      let failure = #expect(throws: ServerFailure.self) {
        try HTTPServer(port: server.port) { _ in .noContent }
      }
      #expect(
        failure?.description == """
          port \(server.port) of 127.0.0.1 is taken by another program, perhaps another gallery
          name another with --port, or leave --port out to take a free one
          """)
    }
  }

  @Test func withoutAPortTwoGalleriesStandSideBySide() async throws {
    let first = try HTTPServer(port: nil) { _ in .noContent }
    let second = try HTTPServer(port: nil) { _ in .noContent }

    #expect(first.port >= LoopbackSocket.firstPort)
    #expect(second.port != first.port)
    await first.stop()
    await second.stop()
  }

  @Test func aPortOutOfRangeIsRefused() {
    let failure = #expect(throws: ServerFailure.self) { try HTTPServer(port: 70_000) { _ in .noContent } }
    #expect(failure?.description == "there is no port 70000: --port takes a number from 0 (any free port) to 65535")
  }

  @Test func stoppingCancelsWhatIsStillBeingAnswered() async throws {
    let (arrived, arriving) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer(port: 0) { _ in
      arriving.yield()
      try? await Task.sleep(for: .seconds(3600))
      return .text(200, "ended")
    }
    let request = "GET / HTTP/1.1\nHost: 127.0.0.1:\(server.port)\nConnection: close\n\n"
    async let answer = RawClient.send(request, port: server.port)
    for await _ in arrived { break }

    await server.stop()

    #expect(await answer != "not connected")
    #expect(!RawClient.isOpen("127.0.0.1", port: server.port))
  }
}
