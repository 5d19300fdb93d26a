import Testing

@_spi(Runtime) @testable import SwiftUICore

private final class Book: Equatable {
  let title: String

  init(_ title: String) { self.title = title }

  static func == (a: Book, b: Book) -> Bool { a.title == b.title }
}

private struct Shelf {
  weak var first: Book?
  unowned var last: Book
}

@MainActor struct ValueComparisonTests {
  @Test func referencesThatDoNotHoldAreComparedByTheirObject() {
    let dune = Book("Dune")
    let other = Book("Anathem")

    #expect(ValueComparison.areEqual(Shelf(first: dune, last: other), Shelf(first: dune, last: other)))
    #expect(!ValueComparison.areEqual(Shelf(first: dune, last: other), Shelf(first: other, last: other)))
    #expect(!ValueComparison.areEqual(Shelf(first: dune, last: other), Shelf(first: dune, last: dune)))
  }
}
