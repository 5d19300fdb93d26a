/// A locked thing that is known by its name.
protocol Named {
  var name: String { get set }
}

extension Array where Element: Named {
  /// Equal names told apart by their order: `init(book:)`, `init(book:) #2`.
  var numbered: [Element] {
    var counts: [String: Int] = [:]
    return map { element in
      counts[element.name, default: 0] += 1
      guard let count = counts[element.name], count > 1 else { return element }
      var numbered = element
      numbered.name += " #\(count)"
      return numbered
    }
  }

  /// The elements by their names, which are unique in a lock that topdown wrote.
  var byName: [String: Element] {
    Dictionary(map { ($0.name, $0) }) { first, _ in first }
  }
}
