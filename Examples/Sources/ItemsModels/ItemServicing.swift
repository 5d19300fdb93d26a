/// What the feature asks of whoever has the items.
public protocol ItemServicing: Sendable {
  /// - Throws: `ItemsError`, or `CancellationError` when the task was cancelled.
  func fetchItems() async throws -> [Item]
}
