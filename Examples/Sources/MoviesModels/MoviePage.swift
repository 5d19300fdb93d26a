/// A part of a list that is too long to be had at once.
public struct MoviePage: Hashable, Sendable {
  public var movies: [Movie]
  /// The number of the page that follows; nil after the last.
  public var next: Int?

  public init(_ movies: [Movie], next: Int? = nil) {
    self.movies = movies
    self.next = next
  }
}
