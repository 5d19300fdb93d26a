import Foundation

public struct Book: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var author: String

  public init(id: UUID = UUID(), title: String, author: String) {
    self.id = id
    self.title = title
    self.author = author
  }
}

/// How a shelf is sorted; the source of the books does it.
public enum BookOrder: String, Sendable, CaseIterable {
  case title, author
}
