/// A set for a handful of elements, in ascending order: an empty one allocates nothing, and there is nothing to hash.
struct SortedSet<Element: Comparable & Sendable>: Sendable, Equatable {
  private(set) var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }

  mutating func insert(_ element: Element) {
    let index = index(of: element)
    if index == elements.count || elements[index] != element { elements.insert(element, at: index) }
  }

  mutating func formUnion(_ other: Self) {
    if isEmpty {
      elements = other.elements
    } else {
      for element in other.elements { insert(element) }
    }
  }

  func contains(_ element: Element) -> Bool {
    let index = index(of: element)
    return index < elements.count && elements[index] == element
  }

  func isDisjoint(with other: Self) -> Bool {
    var index = 0, otherIndex = 0
    while index < elements.count, otherIndex < other.elements.count {
      if elements[index] == other.elements[otherIndex] { return false }
      if elements[index] < other.elements[otherIndex] { index += 1 } else { otherIndex += 1 }
    }
    return true
  }

  /// Where the element is, or belongs.
  private func index(of element: Element) -> Int {
    var low = 0, high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SortedSet: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    for element in elements { insert(element) }
  }
}
