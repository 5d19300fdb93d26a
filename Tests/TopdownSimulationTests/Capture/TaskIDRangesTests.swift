import Testing

@testable import TopdownSimulation

@Suite struct TaskIDRangesTests {
  @Test(arguments: [[1, 2, 3, 4], [4, 3, 2, 1], [1, 3, 2, 4], [2, 2, 1, 4, 3, 3]]) func idsInARunTakeOneRange(_ ids: [UInt64]) {
    var ranges = TaskIDRanges()

    for id in ids { ranges.insert(id) }

    #expect(ranges.rangeCount == 1)
    #expect((0...6).filter(ranges.contains) == [1, 2, 3, 4])
  }

  @Test func gapsAreKept() {
    var ranges = TaskIDRanges()

    for id: UInt64 in [9, 1, 5, 2, 10, 7] { ranges.insert(id) }

    #expect((0...12).filter(ranges.contains) == [1, 2, 5, 7, 9, 10])
    #expect(ranges.rangeCount == 4)
  }
}
