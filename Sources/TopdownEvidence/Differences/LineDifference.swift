/// What changed between two texts, line by line: `-` before what went, `+` before what came.
struct LineDifference: CustomStringConvertible {
  private enum Row {
    case kept(String)
    case removed(String)
    case added(String)
  }

  private var rows: [Row] = []

  init(from old: [String], to new: [String]) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        rows.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        rows.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        rows.append(.kept(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
  }

  /// The changes with three lines before and after each.
  var description: String {
    let changes = rows.indices.filter { if case .kept = rows[$0] { false } else { true } }
    var lines: [String] = []
    var last = -1
    for index in rows.indices where changes.contains(where: { abs($0 - index) <= 3 }) {
      lines += omission(of: index - last - 1)
      lines.append(text(of: rows[index]))
      last = index
    }
    return (lines + omission(of: rows.count - last - 1)).joined(separator: "\n")
  }

  private func text(of row: Row) -> String {
    switch row {
    case .kept(let line): "    \(line)"
    case .removed(let line): "  - \(line)"
    case .added(let line): "  + \(line)"
    }
  }

  private func omission(of count: Int) -> [String] { count > 0 ? ["    … \(count) alike"] : [] }
}
