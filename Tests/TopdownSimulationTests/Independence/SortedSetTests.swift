import Testing
import TopdownProperties

@testable import TopdownSimulation

@Suite struct SortedSetTests {
  private let elements = Generator<[Int]>.array(of: .int(in: 0...20), count: 0...8)

  @Test func holdsEachElementOnceInOrder() async throws {
    try await forAll(elements, elements) { some, others in
      var united = Self.set(of: some)

      united.formUnion(Self.set(of: others))

      #expect(united.elements == Set(some).union(others).sorted())
      #expect((0...20).allSatisfy { united.contains($0) == (some + others).contains($0) })
    }
  }

  @Test func isDisjointWhereSetsAre() async throws {
    try await forAll(elements, elements) { some, others in
      #expect(Self.set(of: some).isDisjoint(with: Self.set(of: others)) == Set(some).isDisjoint(with: others))
    }
  }

  private static func set(of elements: [Int]) -> SortedSet<Int> {
    var set = SortedSet<Int>()
    for element in elements { set.insert(element) }
    return set
  }
}
