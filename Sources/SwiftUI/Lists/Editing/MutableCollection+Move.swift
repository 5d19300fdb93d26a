import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before what stands at another one, as `onMove` hands them over.
  ///
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let kept = all.indices.filter { !source.contains($0) }
    let order = kept.filter { $0 < destination } + source.filter(all.indices.contains) + kept.filter { $0 >= destination }
    for (index, offset) in zip(indices, order) { self[index] = all[offset] }
  }
}
