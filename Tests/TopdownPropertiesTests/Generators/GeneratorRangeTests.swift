import Foundation
import Testing
import TopdownProperties

@Suite struct GeneratorRangeTests {
  @Test func numbersStayInTheirRangeAndReachItsBounds() async throws {
    let numbers = try await samples(.int(in: -20...70))

    #expect(Set(numbers).isSubset(of: Set(-20...70)))
    #expect(Set(numbers).isSuperset(of: [-20, 0, 70]))
  }

  @Test(arguments: [5...9, -9 ... -5, 7...7, Int.min...Int.max, Int.min...Int.min, Int.max - 1...Int.max])
  func aRangeMayLieAnywhere(range: ClosedRange<Int>) async throws {
    let numbers = try await samples(.int(in: range), function: "\(range)")

    #expect(numbers.allSatisfy(range.contains))
    #expect(numbers[0] == min(max(range.lowerBound, 0), range.upperBound), "the simplest comes first")
  }

  @Test func everyIntegerTypeHasBounds() async throws {
    #expect(Set(try await samples(.integer(in: UInt8.min ... .max))).isSuperset(of: [0, 255]))
    #expect(Set(try await samples(.integer(in: Int8.min ... .max))).isSuperset(of: [-128, 0, 127]))
    #expect(try await samples(.integer(in: UInt64.max - 1 ... .max)).allSatisfy { $0 >= .max - 1 })
  }

  @Test(arguments: [0...1, -1...1, 0.25...0.75, -1e9...1e12, 3...3, 1e300...1e301])
  func decimalsStayInTheirRange(range: ClosedRange<Double>) async throws {
    let numbers = try await samples(.double(in: range), function: "\(range)")

    #expect(numbers.allSatisfy(range.contains))
  }

  @Test func textsAreEmptyLongAndAwkward() async throws {
    let texts = try await samples(.string)

    #expect(texts.contains(""))
    #expect(texts.contains { $0.count > 150 })
    #expect(texts.contains { $0.contains("👨‍👩‍👧‍👦") })
    #expect(texts.contains { $0.unicodeScalars.contains("\u{301}") })
    #expect(texts.contains { $0.contains("ש") })
    #expect(texts.contains { $0.contains("\n") })
  }

  @Test func aTextOfChosenCharactersHasNoOthers() async throws {
    let texts = try await samples(.string(of: .element(of: "xyz"), count: 2...4))

    #expect(texts.allSatisfy { (2...4).contains($0.count) && $0.allSatisfy("xyz".contains) })
  }

  @Test func everyCharacterComesOnce() async throws {
    #expect(Set(try await samples(.character, runs: 2000)).count > 100)
  }

  @Test func datesAreWholeSecondsInTheirRange() async throws {
    let range = Date(timeIntervalSinceReferenceDate: 86_000)...Date(timeIntervalSinceReferenceDate: 200_000)

    let dates = try await samples(.date(in: range))

    #expect(
      dates.allSatisfy { range.contains($0) && $0.timeIntervalSinceReferenceDate.rounded() == $0.timeIntervalSinceReferenceDate })
    #expect(try await samples(.date())[0] == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func aRangeOfDatesWithoutMidnightHasSecondsOnly() async throws {
    let range = Date(timeIntervalSinceReferenceDate: 10)...Date(timeIntervalSinceReferenceDate: 12)

    #expect(Set(try await samples(.date(in: range)).map(\.timeIntervalSinceReferenceDate)) == [10, 11, 12])
  }

  @Test func identifiersDifferAndAddressesAreValid() async throws {
    #expect(Set(try await samples(.uuid, runs: 50)).count > 45)
    #expect(try await samples(.uuid)[0].uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(try await samples(.url)[0].absoluteString == "https://example.com")
    #expect(try await samples(.url).allSatisfy { $0.host != nil })
  }

  @Test func collectionsHaveAsManyElementsAsWereAskedFor() async throws {
    #expect(Set(try await samples(.array(of: .bool, count: 2...4)).map(\.count)) == [2, 3, 4])
    #expect(Set(try await samples(.set(of: .int(in: 0...9), count: 2...4)).map(\.count)) == [2, 3, 4])
    #expect(Set(try await samples(.dictionary(of: .int(in: 0...9), to: .bool, count: 2...4)).map(\.count)) == [2, 3, 4])
    #expect(try await samples(.array(of: .bool, count: 3...3)).allSatisfy { $0.count == 3 })
  }

  @Test func aSetWithFewerElementsThanItsUpperBoundHasThemAll() async throws {
    #expect(Set(try await samples(.set(of: .bool))).contains([true, false]))
  }

  @Test func selectionsGiveEachOfWhatTheyWereGiven() async throws {
    #expect(Set(try await samples(.element(of: [1, 2, 3]))) == [1, 2, 3])
    #expect(Set(try await samples(.one(of: .always(1), .int(in: 5...6)))) == [1, 5, 6])
    #expect(Set(try await samples(.shuffled([1, 2, 3]))).count == 6)
    #expect(Set(try await samples(.subset(of: [1, 2, 3]))).count == 8)
    #expect(Set(try await samples(Generator<Suit>.anyCase)) == [.spades, .hearts])
    #expect(Set(try await samples(.optional(of: .bool))) == [nil, false, true])
  }

  @Test func frequenciesAreKept() async throws {
    let values = try await samples(.frequency((9, .always("often")), (1, .always("rare"))), runs: 1000)

    #expect((50...150).contains(values.count { $0 == "rare" }))
  }

  @Test func aGeneratorCanBeWrittenOut() async throws {
    let pairs = Generator<(Int, [Bool])> { choices in
      let count = try choices.draw(.int(in: 1...3))
      return (count, try choices.draw(.array(of: .bool, count: count...count)))
    }

    #expect(try await samples(pairs).allSatisfy { $0 == $1.count })
  }

  @Test func recursionEndsAtItsDepth() async throws {
    let nested = Generator.recursive(depth: 3, leaf: .always(0)) { depth in depth.map { $0 + 1 } }

    #expect(Set(try await samples(nested)) == [0, 1, 2, 3])
  }
}

private enum Suit: CaseIterable {
  case spades, hearts
}
