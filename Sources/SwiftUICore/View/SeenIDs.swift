/// The ids of the rows that a lazy collection has made so far, and where they stood: all that it knows of its order.
struct SeenIDs<ID: Hashable> {
  private var ids: [Int: ID] = [:]
  private var indices: [ID: Int] = [:]

  subscript(index: Int) -> ID? { ids[index] }

  /// Where the id stood last.
  func index(of id: ID) -> Int? { indices[id] }

  mutating func note(_ id: ID, at index: Int) {
    if let old = ids.updateValue(id, forKey: index), old != id, indices[old] == index { indices[old] = nil }
    indices[id] = index
  }

  /// Where the rows stand in another order, by where they stood; rows of one id keep theirs among each other.
  func places(in newIDs: some Sequence<ID>) -> [Int: Int] {
    var waiting = Dictionary(grouping: ids.keys.sorted(by: >)) { ids[$0]! }
    var places: [Int: Int] = [:]
    if waiting.isEmpty { return places }
    for (index, id) in newIDs.enumerated() {
      guard let old = waiting[id]?.popLast() else { continue }
      places[old] = index
      if places.count == ids.count { break }
    }
    return places
  }

  mutating func move(to places: [Int: Int]) {
    let old = ids
    self = SeenIDs()
    for (index, id) in old.sorted(by: { $0.key < $1.key }) {
      if let place = places[index] { note(id, at: place) }
    }
  }
}
