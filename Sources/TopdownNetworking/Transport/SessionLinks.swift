import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What leads from a session's requests to its transport.
final class SessionLink: @unchecked Sendable {
  weak var transport: StubTransport?
  weak var session: URLSession?
  /// Headers that the session adds where a request has no such header.
  let headers: [String: String]
  /// Seconds that a request may go without an answer, if it says nothing of its own.
  let timeout: TimeInterval

  init(transport: StubTransport, configuration: URLSessionConfiguration) {
    self.transport = transport
    let pairs = (configuration.httpAdditionalHeaders ?? [:]).map { ("\($0.key)", "\($0.value)") }
    timeout = configuration.timeoutIntervalForRequest
    headers = Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}

/// The links of the process by the class that stands for each session.
///
/// The loading system makes a protocol's instances itself, and all that it hands over is their class. So each session gets a class of its
/// own: one more instance of a generic one, which the runtime makes when it is asked for.
final class SessionLinks: @unchecked Sendable {
  static let shared = SessionLinks()

  private let lock = NSLock()
  private var links: [ObjectIdentifier: SessionLink] = [:]
  private var count = 0

  func makeClass(for link: SessionLink) -> AnyClass {
    lock.withLock {
      count += 1
      let newClass: AnyClass = Self.protocolClass(count, Never.self)
      links[ObjectIdentifier(newClass)] = link
      return newClass
    }
  }

  func link(of protocolClass: AnyClass) -> SessionLink? { lock.withLock { links[ObjectIdentifier(protocolClass)] } }

  func remove(_ protocolClasses: [AnyClass]) {
    lock.withLock { for protocolClass in protocolClasses { links[ObjectIdentifier(protocolClass)] = nil } }
  }

  /// The number's binary digits, as types within each other.
  private static func protocolClass<Digits>(_ number: Int, _: Digits.Type) -> AnyClass {
    switch (number, number % 2) {
    case (0, _): NumberedStubProtocol<Digits>.self
    case (_, 0): protocolClass(number / 2, Even<Digits>.self)
    default: protocolClass(number / 2, Odd<Digits>.self)
    }
  }
}

private enum Even<Digits> {}
private enum Odd<Digits> {}
