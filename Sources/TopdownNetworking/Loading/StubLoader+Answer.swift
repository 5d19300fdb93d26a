import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubLoader {
  typealias Steps = ArraySlice<StubResponse.Step>

  /// Does what an answer consists of, up to its next wait, and comes back after that.
  func play(_ steps: Steps) {
    switch steps.first {
    case .wait(let delay): pause(delay, then: steps.dropFirst())
    case .silence: pause(nil, then: [])
    case .head(let status, let headers): begin(steps, status, headers)
    case .bytes, .failure, nil: deliver(steps)
    }
  }

  func fail(_ error: any Error) {
    tell { [self] owner in
      guard noteAnswered() else { return false }
      owner.client?.urlProtocol(owner, didFailWithError: error)
      return true
    } then: { [self] in
      end()
    }
  }

  /// Waits, but no longer than the request allows.
  private func pause(_ delay: Duration?, then steps: Steps) {
    switch (delay, timeout) {
    case (let delay?, let timeout) where delay <= timeout ?? delay: wait(delay) { self.play(steps) }
    case (_, let timeout?): wait(timeout) { self.fail(self.timedOut(after: timeout, insteadOf: delay)) }
    case (_, nil): moveOn(from: .leaving, to: .waiting)
    }
  }

  private func begin(_ steps: Steps, _ status: Int, _ headers: [String: String]) {
    guard let url = askedRequest?.url,
      let head = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return fail(URLError(.badServerResponse)) }
    #if canImport(FoundationNetworking)
      if status == 401, head.value(forHTTPHeaderField: "WWW-Authenticate") != nil { return fail(StubFailure.challenge) }
    #endif
    if let target = redirection(by: head) { return redirect(to: target, by: head, orElse: steps) }
    deliver(steps, head)
  }

  func deliver(_ steps: Steps, _ head: HTTPURLResponse? = nil) {
    let pieces = steps.prefix { if case .wait = $0 { false } else { $0 != .silence } }
    let rest = steps[pieces.endIndex...]
    tell { [self] owner in
      if isAnswered { return false }
      if let head { owner.client?.urlProtocol(owner, didReceive: head, cacheStoragePolicy: .notAllowed) }
      let failure = pass(pieces, to: owner)
      guard rest.isEmpty else { return true }
      guard noteAnswered() else { return false }
      if let failure {
        owner.client?.urlProtocol(owner, didFailWithError: failure)
      } else {
        if !collected.isEmpty { owner.client?.urlProtocol(owner, didLoad: collected) }
        owner.client?.urlProtocolDidFinishLoading(owner)
      }
      return true
    } then: { [self] in
      if rest.isEmpty { end() } else { play(rest) }
    }
  }

  private func pass(_ pieces: Steps, to owner: URLProtocol) -> URLError? {
    for case .bytes(let data) in pieces {
      if hasDelegate { owner.client?.urlProtocol(owner, didLoad: data) } else { collected.append(data) }
    }
    if case .failure(let code) = pieces.last { return URLError(code) }
    return nil
  }

  /// Tells the session something on its queue; `then` is called when the session has passed it on.
  private func tell(_ body: @escaping @Sendable (URLProtocol) -> Bool, then goOn: @escaping @Sendable () -> Void) {
    moveOn(from: .arriving, .waiting, to: .leaving)
    // Simulated code waits: the task that gets the answer goes on at its place among the others, and a cancellation comes sooner or later.
    onQueue(andWait: StubTime.current.isVirtual) { [self] in
      guard let owner else { return end() }
      if body(owner) { afterDelivery(goOn) }
    }
  }

  /// nil for a request that waits for ever.
  private var timeout: Duration? {
    let asked = request.timeoutInterval == URLRequest.defaultTimeout ? link?.timeout ?? 0 : request.timeoutInterval
    return asked > 0 && asked < 1e9 ? .seconds(asked) : nil
  }

  private func timedOut(after timeout: Duration, insteadOf delay: Duration?) -> URLError {
    let request = askedRequest?.description ?? "The request"
    let answer = delay.map { "would have answered after \($0)" } ?? "never answers"
    let text = "\(request) timed out after \(timeout), its timeoutInterval; the stub \(answer)."
    return URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: text])
  }
}

extension URLRequest {
  /// What a request has that says nothing of its own.
  static let defaultTimeout: TimeInterval = 60
}
