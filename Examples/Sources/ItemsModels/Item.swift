import Foundation

public struct Item: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var title: String
  /// What there is to say about it, if anything.
  public var detail: String?

  public init(id: UUID, title: String, detail: String? = nil) {
    self.id = id
    self.title = title
    self.detail = detail
  }
}
