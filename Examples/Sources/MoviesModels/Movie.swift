import Foundation

public struct Movie: Identifiable, Hashable, Codable, Sendable {
  public let id: Int
  public var title: String
  /// When it was first shown, if anybody knows.
  public var year: Int?
  public var story: String
  public var poster: URL?

  public init(id: Int, title: String, year: Int? = nil, story: String = "", poster: URL? = nil) {
    self.id = id
    self.title = title
    self.year = year
    self.story = story
    self.poster = poster
  }
}
