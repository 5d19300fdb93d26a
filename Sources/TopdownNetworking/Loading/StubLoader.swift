import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way from a stubbed session to its transport and back.
///
/// The session calls on its own queue, the stub answers inside the simulation if there is one; what both sides touch is behind a lock.
final class StubLoader: @unchecked Sendable {
  enum Phase {
    /// From the code that asked to the stub.
    case arriving
    /// The stub has it, and time may pass.
    case waiting
    /// From the stub to the code that asked.
    case leaving
    case over
  }

  private struct State {
    var phase = Phase.arriving
    var hasBegun = false
    /// Whether all is said to the session.
    var isAnswered = false
    var request: StubRequest?
    var answer: Task<Void, Never>?
    var callOff: (@Sendable () -> Void)?
  }

  private let lock = NSLock()
  private var state = State()
  /// Kept by the session's task as long as it is not complete.
  private(set) weak var owner: URLProtocol?
  let request: URLRequest
  let link: SessionLink?
  let time: StubTime
  private var endHold: @Sendable () -> Void = {}
  /// Pieces of the body that go to the session as one; touched on its queue.
  var collected = Data()
  var redirects = 0

  init(_ owner: URLProtocol, link: SessionLink?) {
    self.owner = owner
    self.link = link
    request = owner.request
    time = StubTime.current.isVirtual ? .current : link?.transport?.time ?? .current
    endHold = time.hold { [weak self] in self?.isOnItsWay ?? false }
  }

  deinit { endHold() }

  var task: URLSessionTask? { owner?.task }

  func start() {
    let isFirst = lock.withLock {
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    // A task that was suspended is resumed.
    if !isFirst { return }
    do {
      guard let link, let transport = link.transport else {
        throw StubFailure.transportIsGone(request: "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")")
      }
      try checkKindOfTask()
      ask(transport, try StubRequest(request, of: task, adding: link.headers))
    } catch {
      fail(error)
    }
  }

  func stop() {
    // What a suspended task would not see is not held back.
    if task?.state == .suspended { return }
    let stopped = lock.withLock {
      defer {
        state.isAnswered = true
        if state.phase != .over { state.phase = .leaving }
      }
      return state.isAnswered ? nil : state
    }
    guard let stopped else { return }
    if let request = stopped.request { link?.transport?.noteCancellation(of: request) }
    stopped.answer?.cancel()
    stopped.callOff?()
    // The session says that the task was cancelled after this call.
    onQueue { self.afterDelivery { self.end() } }
  }

  /// Lets the transport answer a request, at its place among what the simulation has to do.
  func ask(_ transport: StubTransport, _ request: StubRequest) {
    wait(.zero) { self.answer(request, from: transport) }
  }

  func answer(_ request: StubRequest, from transport: StubTransport) {
    if isAnswered { return }
    lock.withLock { state.request = request }
    let respond = transport.receive(request)
    let answer = StubTime.begin("answer to \(request)") { [self] in
      do { play(try await respond(request).steps[...]) } catch { fail(error) }
    }
    let isTooLate = lock.withLock {
      state.answer = answer
      return state.isAnswered
    }
    if isTooLate { answer.cancel() }
  }
}

extension StubLoader {
  var isAnswered: Bool { lock.withLock { state.isAnswered } }

  var askedRequest: StubRequest? { lock.withLock { state.request } }

  private var isOnItsWay: Bool {
    switch lock.withLock({ state.phase }) {
    case .arriving, .leaving: true
    case .waiting: task?.state == .canceling
    case .over: false
    }
  }

  /// Answers whether nobody did so before.
  func noteAnswered() -> Bool {
    lock.withLock {
      defer { state.isAnswered = true }
      return !state.isAnswered
    }
  }

  func moveOn(from phases: Phase..., to phase: Phase) {
    lock.withLock { if phases.contains(state.phase) { state.phase = phase } }
    time.nudge()
  }

  func wait(_ delay: Duration, then goOn: @escaping @Sendable () -> Void) {
    let callOff = time.enter(after: delay) { if !self.isAnswered { goOn() } }
    let isTooLate = lock.withLock {
      state.callOff = callOff
      return state.isAnswered
    }
    if isTooLate { callOff() }
    moveOn(from: .arriving, .leaving, to: .waiting)
  }

  func end() {
    lock.withLock {
      state.phase = .over
      (state.answer, state.callOff) = (nil, nil)
    }
    endHold()
  }
}
