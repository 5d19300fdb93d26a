/// What is told of a value that fails, besides its failure.
struct PropertyReport {
  let smallest: String
  let original: String
  let search: SearchSummary
  let shrinks: (found: Int, tried: Int)

  /// - Parameter reason: Goes on after "it"; `nil` where the failure is told by itself.
  func text(reason: String?) -> String {
    """
    the property fails for
    \(Self.indented(smallest))
    \(reason.map { "because it \($0)\n" } ?? "")\(provenance)
    \(search.replay)
    """
  }

  private var provenance: String {
    if shrinks.found == 0 { return "found in \(search.place); nothing simpler fails alike, \(shrinks.tried) tried" }
    return """
      the simplest found in \(shrinks.tried) tries, \(shrinks.found) times made simpler, from what \(search.place) drew:
      \(Self.indented(original))
      """
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }
}
