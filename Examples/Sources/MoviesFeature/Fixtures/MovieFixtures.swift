import MoviesModels
import TopdownScenarios

/// Movies for previews, tests and the gallery: the same ones each time, and not too tidy.
enum MovieFixtures {
  static let metropolis = Movie(
    id: 1, title: "Metropolis", year: 1927, story: "A city above, a city below, and a machine that looks like neither.")

  /// A title of several lines, no year, no story, right-to-left letters, a combining accent.
  static let classics = [
    metropolis,
    Movie(id: 2, title: "The Cabinet of Dr. Caligari", year: 1920, story: "A sleepwalker knows how long you will live."),
    Movie(id: 3, title: "M", year: 1931, story: "Whistled by everybody, known to nobody."),
    Movie(
      id: 4, title: "Dr. Mabuse, the Gambler, Part One: The Great Gambler, an Image of the Time", year: 1922,
      story:
        "He plays with money, with people, and with the people’s money. It takes two parts to stop him, and this is the first."),
    Movie(id: 5, title: "A Reel Without a Label"),
    Movie(id: 6, title: "הדיבוק", year: 1937, story: "שני חברים נשבעים לחתן את ילדיהם."),
    Movie(id: 7, title: "Le Voyage dans la Lune, e\u{301}dition colorie\u{301}e", year: 1902, story: "Straight into the eye."),
    Movie(id: 8, title: "Sunrise", year: 1927),
  ]

  static let episodes = (9...16).map { Movie(id: $0, title: "Episode \($0 - 8)", year: 1913, story: "Fantômas escapes.") }

  /// Titles and stories of every kind, and years that nobody knows.
  static let awkward = Fixtures("movies").list(30) { fixture in
    Movie(
      id: 100 + fixture.number, title: fixture.text, year: fixture.optional(fixture.integer(in: 1895...1999)),
      story: fixture.sentence)
  }

  /// Two pages, the second of which is the last.
  static let firstPage = MoviePage(classics, next: 2)
  static let lastPage = MoviePage(episodes)
}
