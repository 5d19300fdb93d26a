/// Which rows a collection has, in order.
///
/// The second row of one id has a place of its own, so that nothing is lost when ids repeat.
struct ForEachKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  static func keys<Data: RandomAccessCollection>(of data: Data, id: (Data.Element) -> ID) -> [ForEachKey] {
    var keys: [ForEachKey] = []
    var occurrences: [ID: Int] = [:]
    keys.reserveCapacity(data.count)
    occurrences.reserveCapacity(data.count)
    for datum in data {
      let id = id(datum)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      keys.append(ForEachKey(id: id, occurrence: occurrence))
    }
    return keys
  }
}

extension Element {
  /// Tells the author of a collection that an id stands for more than one row.
  func warnOfRepeatedID(_ id: some Hashable) {
    graph.warn(
      "\(viewName): the id \(id) stands for more than one row, so their states may be taken for each other's. "
        + "Give each row an id of its own.")
  }
}
