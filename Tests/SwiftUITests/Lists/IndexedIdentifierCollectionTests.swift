import Testing

@_spi(Runtime) @testable import SwiftUI

private struct Book: Identifiable {
  let id: String
}

struct IndexedIdentifierCollectionTests {
  @Test func theIdsOfACollectionAreKnownByWhereTheyStand() {
    let books = [Book(id: "Emma"), Book(id: "Dune"), Book(id: "Kim")][1...]
    let ids = IndexedIdentifierCollection(base: books, id: \.id)

    #expect(ids.startIndex == 1 && ids.endIndex == 3)
    #expect(ids.index(after: 1) == 2 && ids.index(before: 3) == 2)
    #expect(ids.index(1, offsetBy: 2) == 3 && ids.distance(from: 1, to: 3) == 2)
    let second: IndexedIdentifierCollection<ArraySlice<Book>, String>.Element = ids[2]
    #expect(second.id == "Kim" && second.index == 2)
    #expect(ids.map(\.id) == ["Dune", "Kim"])
  }
}
