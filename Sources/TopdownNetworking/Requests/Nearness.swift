/// How alike two texts are, by the number of characters to add, take away or replace.
enum Nearness {
  /// Of equally near ones, the first.
  static func nearest(to text: String, among candidates: [String]) -> String? {
    candidates.map { (candidate: $0, distance: distance(from: text, to: $0)) }.min { $0.distance < $1.distance }?.candidate
  }

  static func distance(from source: String, to target: String) -> Int {
    let target = Array(target)
    var row = Array(0...target.count)
    for (line, character) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in target.indices {
        let replaced = diagonal + (character == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
