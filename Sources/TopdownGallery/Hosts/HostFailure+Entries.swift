import TopdownDisplay

extension HostFailure {
  private static let longestName = 200

  static func noEntry(_ id: String, among entries: [HostEntry]) -> HostFailure {
    let names = entries.map(\.id)
    // Whoever asks for a text without end gets the beginning of it back.
    let id = id.prefix(longestName)
    let near = names.min { $0.commonality(with: String(id)) > $1.commonality(with: String(id)) }
    guard let near else {
      return HostFailure(
        description: """
          the package has no scenarios and no previews
          write a `#Preview { … }` or a scenario in one of its library targets
          """,
        isMissing: true)
    }
    return HostFailure(description: "there is no entry '\(id)'; the nearest is '\(near)'", isMissing: true)
  }
}

extension String {
  /// How many pairs of neighbouring characters two names share, against how many they have.
  fileprivate func commonality(with other: String) -> Double {
    func pairs(_ text: String) -> Set<String> {
      let characters = Array(text.lowercased())
      return Set(zip(characters, characters.dropFirst()).map { String([$0, $1]) })
    }
    let (mine, theirs) = (pairs(self), pairs(other))
    return Double(mine.intersection(theirs).count) / Double(max(1, mine.union(theirs).count))
  }
}
