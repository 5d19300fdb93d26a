import TopdownScenarios

/// Where names come from, for whoever prefers a protocol.
#if !canImport(Darwin)
  @Scripted
#endif
public protocol NameSource: Sendable {
  func names(startingWith letter: Character) async throws -> [String]
  var isOpen: Bool { get }
}
