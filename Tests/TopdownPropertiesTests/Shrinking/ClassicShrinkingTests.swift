import Testing
import TopdownProperties

@Suite struct ClassicShrinkingTests {
  @Test func aNumberEndsAtItsBound() async throws {
    #expect(try await simplest(.int(in: -1000...1000)) { $0 >= 101 } == 101)
    #expect(try await simplest(.int(in: -1000...1000)) { $0 < -7 } == -8)
    #expect(try await simplest(.int(in: .min ... .max)) { abs($0 / 2) > 12_345 } == 24_692)
  }

  @Test func numbersThatAddUpToMoreThanAHundredBecomeOne() async throws {
    #expect(try await simplest(.array(of: .int(in: 0...1000))) { $0.reduce(0, +) > 100 } == [101])
  }

  @Test func whereNoNumberIsLargeEnoughAsManyAsNeededAreFull() async throws {
    #expect(try await simplest(.array(of: .int(in: 0...40))) { $0.reduce(0, +) > 100 } == [21, 40, 40])
  }

  @Test func aRepeatedElementStandsAlone() async throws {
    #expect(try await simplest(.array(of: .int(in: 0...1000))) { Set($0).count < $0.count } == [0, 0])
  }

  @Test func theValueThatIsRepeatedGetsSimplerInBothPlaces() async throws {
    let smallest = try await simplest(.array(of: .int(in: 0...20))) { numbers in
      numbers.contains { number in number > 4 && numbers.count { $0 == number } > 1 }
    }

    #expect(smallest == [5, 5])
  }

  @Test func aTextIsAsShortAndPlainAsItCanBe() async throws {
    #expect(try await simplest(.string) { $0.count > 3 } == "aaaa")
    #expect(try await simplest(.string) { $0.unicodeScalars.count > $0.count }?.count == 1)
    #expect(try await simplest(.string) { $0.contains { $0.isNumber && $0.isASCII } } == "0")
  }

  @Test func aVeryLongTextIsCutToWhatMatters() async throws {
    #expect(try await simplest(.string) { $0.count > 150 }?.allSatisfy { $0 == "a" } == true)
  }

  @Test func aNestedListKeepsTheOneElement() async throws {
    let lists: Generator<[[Int]]> = .array(of: .array(of: .int(in: 0...100)))

    #expect(try await simplest(lists) { $0.contains { $0.contains { $0 > 10 } } } == [[11]])
    #expect(try await simplest(lists) { $0.filter { !$0.isEmpty }.count > 1 } == [[0], [0]])
  }

  @Test func aListThatIsOutOfOrderHasOneStep() async throws {
    #expect(try await simplest(.array(of: .int(in: 0...1000))) { $0 != $0.sorted() } == [1, 0])
  }

  @Test func aPermutationDiffersByOneExchange() async throws {
    let letters = ["a", "b", "c", "d", "e"]

    #expect(try await simplest(.shuffled(letters)) { $0 != letters } == ["a", "b", "c", "e", "d"])
    #expect(try await simplest(.shuffled(letters)) { $0.last == "a" } == ["b", "c", "d", "e", "a"])
  }

  @Test func aCountThatWasDrawnFirstShrinksWithWhatItCounts() async throws {
    let counted = Generator.int(in: 0...10).flatMap { count in
      Generator<[Int]>.array(of: .int(in: 0...100), count: count...count).map { (count, $0) }
    }

    let smallest = try await simplest(counted) { $0.1.contains { $0 > 50 } }

    #expect(smallest?.0 == 1)
    #expect(smallest?.1 == [51])
  }

  @Test func aFilterHoldsForSmallerValuesToo() async throws {
    let even = Generator.int(in: 0...1000).filter { $0.isMultiple(of: 2) }

    #expect(try await simplest(even) { $0 > 100 } == 102)
    #expect(try await simplest(.array(of: even)) { $0.count > 2 } == [0, 0, 0])
  }

  @Test func aTreeIsCutDownToASubtree() async throws {
    let trees = Generator.recursive(leaf: Generator.int(in: 0...100).map(Tree.leaf)) { tree in
      Generator<[Tree]>.array(of: tree, count: 0...4).map(Tree.branch)
    }

    #expect(try await simplest(trees) { $0.leaves.contains { $0 > 20 } } == .leaf(21))
    #expect(try await simplest(trees) { $0.leaves.count > 1 } == .branch([.leaf(0), .leaf(0)]))
  }

  @Test func decimalsAreFew() async throws {
    #expect(try await simplest(.double(in: 0...1)) { $0 > 0.5 } == 1)
    #expect(try await simplest(.double(in: 0...1)) { $0 > 0.5 && $0 < 1 } == 0.6)
    #expect(try await simplest(.double(in: -10...10)) { $0 < -2.5 } == -3)
  }

  @Test func whatIsOptionalIsNilUnlessItMatters() async throws {
    let pair = Generator.zip(.optional(of: .int(in: 0...9)), .optional(of: .int(in: 0...9)))

    let smallest = try await simplest(pair) { $0.1 != nil }

    #expect(smallest?.0 == nil)
    #expect(smallest?.1 == 0)
  }

  @Test func setsAndDictionariesKeepTheElementsThatMatter() async throws {
    #expect(try await simplest(.set(of: .int(in: 0...100))) { $0.contains { $0 > 10 } } == [11])
    #expect(
      try await simplest(.dictionary(of: .int(in: 0...100), to: .bool)) { $0.values.contains(true) } == [0: true])
  }
}

private indirect enum Tree: Equatable {
  case leaf(Int)
  case branch([Tree])

  var leaves: [Int] {
    switch self {
    case .leaf(let value): [value]
    case .branch(let branches): branches.flatMap(\.leaves)
    }
  }
}
