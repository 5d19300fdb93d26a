import TopdownDisplay

/// What can be shown, and how.
struct Catalogue: Codable, Equatable {
  struct Word: Codable, Equatable {
    var word: String
    var meaning: String
  }

  var title: String
  var entries: [HostEntry]
  /// What the package has to show beside them, a line each.
  var unseen: [String]
  /// The names of the variants of a matrix.
  var matrix = Variant.matrix.map(\.name)
  /// What a variant's name is made of.
  var words = Variant.vocabulary.map { Word(word: $0.word, meaning: $0.meaning) }
  var build: BuildState
}
