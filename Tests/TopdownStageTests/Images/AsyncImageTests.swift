import Foundation
import FoundationNetworking
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import Testing
import TopdownNetworking
import TopdownStage

/// The first bytes of a PNG of 20 × 10 pixels: they tell its size.
private var png: Data {
  Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 20, 0, 0, 0, 10, 8, 6, 0, 0, 0,
  ])
}

private struct Cover: View {
  let name: String

  var body: some View {
    AsyncImage(url: URL(string: "https://example.org/\(name)")) { phase in
      switch phase {
      case .empty: Text("Loading")
      case .success(let image): image.accessibilityLabel("Cover")
      case .failure: Text("No cover")
      }
    }
  }
}

@MainActor struct AsyncImageTests {
  private let transport = StubTransport()

  private func stage(_ view: some View) -> Stage {
    let session = transport.session
    return Stage(view) { $0.imageSession = session }
  }

  @Test func aPictureIsShownWhenItIsThere() async throws {
    transport.stub("GET", "/dune.png", .data(png))
    let stage = stage(Cover(name: "dune.png"))

    try await stage.settleWithOutside()

    #expect(try stage.image("Cover").frame.size == CGSize(width: 20, height: 10))
  }

  @Test(arguments: ["missing.png", "text.png", "offline.png"])
  func whatFailsShowsItsFailure(name: String) async throws {
    transport.stub("GET", "/missing.png", .status(404))
    transport.stub("GET", "/text.png", .data(Data("no picture".utf8)))
    transport.stub("GET", "/offline.png", .failure(.notConnectedToInternet))
    let stage = stage(Cover(name: name))

    try await stage.settleWithOutside()

    #expect(stage.shows("No cover"))
  }

  @Test func aPlaceholderStandsUntilThePictureIsThere() async throws {
    transport.stub("GET", "/dune.png", .data(png))
    let stage = stage(
      AsyncImage(url: URL(string: "https://example.org/dune.png"), scale: 2) {
        $0.resizable().accessibilityLabel("Cover")
      } placeholder: {
        Text("Wait")
      })

    try await stage.settleWithOutside()

    #expect(!stage.shows("Wait") && stage.shows("Cover"))
  }

  @Test func withoutAnAddressNothingIsAskedFor() async throws {
    let stage = stage(AsyncImage(url: nil))

    try await stage.settleWithOutside()

    #expect(transport.requests.isEmpty)
  }

  @Test func aViewThatGoesDoesNotWaitForALoadThatIsAtWork() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StuckProtocol.self]
    let session = URLSession(configuration: configuration)
    var stage: Stage? = Stage(AsyncImage(url: URL(string: "stuck://dune.png"))) { $0.imageSession = session }
    StuckProtocol.hasStarted.wait()

    stage = nil

    StuckProtocol.mayEnd.signal()
    #expect(stage == nil)
  }
}

/// Keeps the queue of a request busy until it may end.
private final class StuckProtocol: URLProtocol {
  static let hasStarted = DispatchSemaphore(value: 0)
  static let mayEnd = DispatchSemaphore(value: 0)

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    Self.hasStarted.signal()
    Self.mayEnd.wait()
    client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
  }

  override func stopLoading() {}
}
