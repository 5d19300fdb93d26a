import TopdownDisplay

/// The names on a screen that are most like one that was not found.
enum NearestNames {
  static func of(_ name: String, role: SemanticsRole?, among nodes: [SemanticsNode]) -> [String] {
    let limit = max(2, name.count / 2)
    let ranked = nodes.filter { $0.isVisible && !$0.label.isEmpty }.enumerated()
      .map { (offset: $0.offset, node: $0.element, distance: Nearest.distance(name, $0.element.label)) }
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
}
