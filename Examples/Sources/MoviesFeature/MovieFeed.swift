import MoviesModels

/// What a list of movies needs of its owner.
public struct MovieFeed: Equatable, Sendable {
  public var movies: ScreenState<[Movie]> = .loading
  public var nextPage: Int?
  public var notice: String?

  public init() {}
}
