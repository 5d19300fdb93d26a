/// A set of task ids that stays small where ids come in runs, as those of one simulation do.
struct TaskIDRanges: Sendable {
  /// Ascending and apart from each other.
  private var ranges: [ClosedRange<TaskID>] = []

  var rangeCount: Int { ranges.count }

  func contains(_ id: TaskID) -> Bool {
    let index = firstIndex(endingAtOrAfter: id)
    return index < ranges.count && ranges[index].lowerBound <= id
  }

  mutating func insert(_ id: TaskID) {
    let index = firstIndex(endingAtOrAfter: id)
    if index < ranges.count, ranges[index].lowerBound <= id { return }
    let touchesNext = index < ranges.count && ranges[index].lowerBound == id + 1
    let touchesPrevious = index > 0 && ranges[index - 1].upperBound + 1 == id
    switch (touchesPrevious, touchesNext) {
    case (true, true): ranges.replaceSubrange(index - 1...index, with: [ranges[index - 1].lowerBound...ranges[index].upperBound])
    case (true, false): ranges[index - 1] = ranges[index - 1].lowerBound...id
    case (false, true): ranges[index] = id...ranges[index].upperBound
    case (false, false): ranges.insert(id...id, at: index)
    }
  }

  private func firstIndex(endingAtOrAfter id: TaskID) -> Int {
    var low = 0, high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
