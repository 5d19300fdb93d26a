import ItemsModels
import TopdownScenarios

/// A service that does what a scenario says (succeed, have nothing, fail, come late, never answer) and logs what it was asked.
public struct MockItemService: ItemServicing {
  private let fetch: @Sendable () async throws -> [Item]

  public init(_ outcome: Outcome<[Item]>, log: any BoundaryLog = SilentLog()) {
    fetch = log.call("fetchItems", outcome)
  }

  public func fetchItems() async throws -> [Item] { try await fetch() }
}
