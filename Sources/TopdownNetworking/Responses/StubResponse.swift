import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a stub answers: a status and headers, a body in one or more pieces, and how long each takes; or a failure.
public struct StubResponse: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case wait(Duration)
    case head(status: Int, headers: [String: String])
    case bytes(Data)
    case failure(URLError.Code)
    /// Nothing more, until the request times out or is cancelled.
    case silence
  }

  private(set) var steps: [Step]

  /// A status without a body.
  public static func status(_ status: Int, headers: [String: String] = [:]) -> StubResponse {
    .chunks([], status: status, headers: headers)
  }

  /// A body of any kind.
  public static func data(_ data: Data, status: Int = 200, headers: [String: String] = [:]) -> StubResponse {
    .chunks([data], status: status, headers: headers)
  }

  /// A body of JSON, with its content type.
  public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> StubResponse {
    let type = ["Content-Type": "application/json"]
    return .data(Data(text.utf8), status: status, headers: type.merging(headers) { $1 })
  }

  /// A body that arrives in pieces, with a pause before each piece after the first.
  ///
  /// On Linux only a delegate sees the pieces; who awaits the data, or gets them in a completion handler, gets one.
  public static func chunks(
    _ chunks: [Data], every pause: Duration = .zero, status: Int = 200, headers: [String: String] = [:]
  ) -> StubResponse {
    var steps: [Step] = [.head(status: status, headers: headers)]
    for (index, chunk) in chunks.enumerated() {
      if index > 0, pause > .zero { steps.append(.wait(pause)) }
      steps.append(.bytes(chunk))
    }
    return StubResponse(steps: steps)
  }

  /// Leads the request on to another place; 307 and 308 keep its method and body.
  public static func redirect(to place: String, status: Int = 302) -> StubResponse {
    .status(status, headers: ["Location": place])
  }

  /// No answer but an error of the connection.
  public static func failure(_ code: URLError.Code) -> StubResponse { StubResponse(steps: [.failure(code)]) }

  /// No answer: the request times out after its `timeoutInterval`, 60 seconds if nothing else is said, or is cancelled.
  public static var never: StubResponse { StubResponse(steps: [.silence]) }

  /// The same, later: in virtual time inside a simulation, in real time elsewhere.
  public func delayed(by delay: Duration) -> StubResponse {
    guard case .wait(let earlier) = steps.first else { return StubResponse(steps: [.wait(delay)] + steps) }
    return StubResponse(steps: [.wait(delay + earlier)] + steps.dropFirst())
  }

  /// The same, except that the connection breaks after the last piece of the body.
  public func breakingOff(with code: URLError.Code = .networkConnectionLost) -> StubResponse {
    StubResponse(steps: steps + [.failure(code)])
  }

  /// The same, except that the end of the body never comes.
  public func stalling() -> StubResponse { StubResponse(steps: steps + [.silence]) }
}
