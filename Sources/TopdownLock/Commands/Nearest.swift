/// The candidate that differs from the word by the fewest edits; nil where none is close.
public func nearest(to word: String, in candidates: [String]) -> String? {
  let limit = max(2, word.count / 3)
  let ranked = candidates.map { (name: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
  return ranked.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
}

/// The insertions, deletions and replacements that turn one word into the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (rowIndex, leftCharacter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = rowIndex + 1
    for (index, rightCharacter) in right.enumerated() {
      let replaced = diagonal + (leftCharacter == rightCharacter ? 0 : 1)
      diagonal = row[index + 1]
      row[index + 1] = min(replaced, row[index] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
