/// One part of the work, as in `2/4`.
public struct SnapshotShard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let index: Int
  public let count: Int

  /// nil unless it is written as `2/4`, the first number from 1 to the second.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...10_000).contains(count),
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  public var description: String { "\(index)/\(count)" }
}
