/// One requirement of a scripted service, and what it was told to do. For the code that `@Scripted` writes.
public struct _ScriptedRequirement<Script>: @unchecked Sendable {
  let service: _ScriptedService
  let name: String
  private let signature: String
  // The test or scenario made the outcome for this requirement and hands it over as it is.
  private let script: Script?
  private let fallback: Script?
  private let label: String
  private let calls = TurnCounter()

  init(
    _ service: _ScriptedService, _ name: String, _ signature: String, _ script: Script?, otherwise fallback: Script?,
    label: String
  ) {
    self.service = service
    self.name = name
    self.signature = signature
    self.script = script
    self.fallback = fallback
    self.label = label
  }

  /// Whether somebody said what it does.
  public var isScripted: Bool { script != nil }

  /// Records a call with its arguments, or what `payload` makes of them.
  public func record<each Argument>(
    _ arguments: repeat each Argument, as payload: ((repeat each Argument) -> Any?)? = nil
  ) -> BoundaryEvent {
    if let payload { return service.log.recordCall(name, payload(repeat each arguments)) }
    return service.log.recordCall(name, repeat each arguments)
  }

  private func script<Failure: Error>(
    elseThrow type: Failure.Type, example: String = ".success(…)"
  ) throws(Failure) -> Script {
    if let said = script ?? fallback { return said }
    let call = UnscriptedCall(signature, of: service, label: label, example: example)
    throw service.refuse(call, throwing: type)
  }
}

extension _ScriptedRequirement {
  /// Does what the next outcome says, on the actor of whoever asks.
  public nonisolated(nonsending) func answer<Value>(to call: BoundaryEvent) async throws -> Value
  where Script == Outcome<Value> {
    try await calls.next(of: script(elseThrow: (any Error).self).inTurn).answer(to: call)
  }

  /// Does what the next outcome says, on the actor of whoever asks.
  public nonisolated(nonsending) func answer<Value, Failure>(to call: BoundaryEvent) async throws(Failure) -> Value
  where Script == TypedOutcome<Value, Failure> {
    try await calls.next(of: script(elseThrow: Failure.self).forms).answer(to: call)
  }

  /// Does at once what the next outcome says.
  public func answer<Value, Failure>(to call: BoundaryEvent? = nil) throws(Failure) -> Value
  where Script == ImmediateOutcome<Value, Failure> {
    try calls.next(of: script(elseThrow: Failure.self).results).get()
  }

  /// A stream of what the outcomes say, one element each; a failure ends it.
  public func answer<Element>(to call: BoundaryEvent) -> AsyncStream<Element> where Script == [Outcome<Element>] {
    .scripted(script(elseThrow: Never.self, example: "[.success(…)]"), call)
  }

  /// A stream of what the outcomes say, one element each; a failure ends it with its error.
  public func answer<Element>(to call: BoundaryEvent) -> AsyncThrowingStream<Element, any Error>
  where Script == [Outcome<Element>] {
    do {
      return .scripted(try script(elseThrow: (any Error).self, example: "[.success(…)]"), call)
    } catch {
      return AsyncThrowingStream { throw error }
    }
  }
}
