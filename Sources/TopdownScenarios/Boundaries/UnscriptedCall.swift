/// A call of a scripted service that nobody said an answer to.
public struct UnscriptedCall: Error, Sendable, CustomStringConvertible {
  /// What was called, and where and how to say what it does.
  public let description: String
  /// Where the service was made: `ShopTests/ShelfTests.swift`.
  public let fileID: StaticString
  public let line: UInt

  /// - Parameters:
  ///   - signature: What was called: `books(matching:)`.
  ///   - label: The argument of the initializer that scripts it.
  ///   - example: What may be handed over there.
  init(_ signature: String, of service: _ScriptedService, label: String, example: String) {
    description = """
      \(signature) of \(service.name) was called, and nobody said what it does; say so where the service is made: \
      \(service.name)(log: log, \(label): \(example)), or hand it a service that answers: forwardingTo: service
      """
    fileID = service.fileID
    line = service.line
  }
}
