import TopdownDisplay

/// The names on a screen that are most like one that was not found.
enum NearestNames {
  static func of(_ name: String, role: SemanticsRole?, among nodes: [SemanticsNode]) -> [String] {
    let limit = max(2, name.count / 2)
    let ranked = nodes.filter { $0.isVisible && !$0.label.isEmpty }.enumerated()
      .map { (offset: $0.offset, node: $0.element, distance: distance(name, $0.element.label)) }
      // What reads the same but plays another role is the likeliest slip.
      .filter { $0.distance <= limit || $0.node.label.lowercased().contains(name.lowercased()) && !name.isEmpty }
      .sorted { ($0.distance, $0.node.role == role ? 0 : 1, $0.offset) < ($1.distance, $1.node.role == role ? 0 : 1, $1.offset) }
    var names: [String] = []
    for entry in ranked {
      let line = "\(entry.node.role.rawValue) \"\(entry.node.label)\""
      if !names.contains(line) { names.append(line) }
    }
    return Array(names.prefix(3))
  }

  /// How many characters must be put in, left out or changed, letter case aside.
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first.lowercased())
    let b = Array(second.lowercased())
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let substitution = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
