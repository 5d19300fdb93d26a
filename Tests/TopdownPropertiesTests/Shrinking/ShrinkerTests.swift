import Testing

@testable import TopdownProperties

@Suite struct ShrinkerTests {
  private func example(_ record: [UInt64]) -> Shrinker.Example {
    Shrinker.Example(made: record.map { Choice(value: $0, limit: 1000, isForced: false) }, spans: [])
  }

  @Test func itGivesUpAfterSoManyTries() async throws {
    var tries = 0
    var shrinker = Shrinker(example(Array(repeating: 900, count: 50)), maximum: 7) { record in
      tries += 1
      return nil
    }

    try await shrinker.run()

    #expect(tries == 7)
    #expect(shrinker.tried == 7)
    #expect(shrinker.best.record == Array(repeating: 900, count: 50))
  }

  @Test func noRecordIsTriedTwice() async throws {
    var records: [[UInt64]] = []
    var shrinker = Shrinker(example([5, 5, 5])) { record in
      records.append(record)
      return record.contains(3) ? example(record) : nil
    }

    try await shrinker.run()

    #expect(Set(records).count == records.count)
  }

  @Test func onlyWhatIsSimplerIsTried() async throws {
    let start: [UInt64] = [4, 0, 7]
    var records: [[UInt64]] = []
    var shrinker = Shrinker(example(start)) { record in
      records.append(record)
      return nil
    }

    try await shrinker.run()

    #expect(!records.isEmpty)
    #expect(records.allSatisfy { $0.isSimpler(than: start) })
  }

  @Test func aShorterRecordIsSimplerAndThenASmallerOne() {
    #expect([9].isSimpler(than: [0, 0] as [UInt64]))
    #expect([0, 9].isSimpler(than: [1, 0] as [UInt64]))
    #expect(!([1, 0] as [UInt64]).isSimpler(than: [1, 0]))
  }
}
