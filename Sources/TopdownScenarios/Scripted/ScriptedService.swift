/// What the requirements of one scripted service have in common. For the code that `@Scripted` writes.
public struct _ScriptedService: Sendable {
  let name: String
  let log: any BoundaryLog
  /// Where the service was made, so that a failure points there.
  let fileID: StaticString
  let line: UInt

  public init(_ name: String, log: any BoundaryLog, fileID: StaticString, line: UInt) {
    self.name = name
    self.log = log
    self.fileID = fileID
    self.line = line
  }

  /// A requirement that is recorded under `name` when it is called.
  /// - Parameters:
  ///   - signature: As failures name it: `books(matching:)`.
  ///   - fallback: What it does where nobody says; `nil` makes a call of it a failure.
  ///   - label: The initializer's argument for it, where that isn't `name`.
  public func requirement<Script>(
    _ name: String, _ signature: String, _ script: Script?, otherwise fallback: Script? = nil, label: String? = nil
  ) -> _ScriptedRequirement<Script> {
    log.announce(name)
    return _ScriptedRequirement(self, name, signature, script, otherwise: fallback, label: label ?? name)
  }

  /// A property, whose reads are not recorded.
  public func property<Value, Failure>(
    _ name: String, _ script: ImmediateOutcome<Value, Failure>?, label: String? = nil
  ) -> _ScriptedRequirement<ImmediateOutcome<Value, Failure>> {
    _ScriptedRequirement(self, name, name, script, otherwise: nil, label: label ?? name)
  }

  /// A property that can be set, whose writes are recorded.
  public func variable<Value>(
    _ name: String, _ script: ImmediateOutcome<Value, Never>?, label: String? = nil
  ) -> _ScriptedVariable<Value> {
    log.announce(name)
    return _ScriptedVariable(property(name, script, label: label))
  }

  /// Refuses a call: a value that nobody gave can't be returned, and a call that nobody expected must not pass.
  /// - Returns: What to throw. The process ends where that isn't possible, or fails no test.
  func refuse<Failure: Error>(_ call: UnscriptedCall, throwing: Failure.Type) -> Failure {
    guard let failure = call as? Failure, log.refuse(call) else {
      fatalError(call.description, file: call.fileID, line: call.line)
    }
    return failure
  }
}
