import Foundation
import Testing

@testable import SwiftUI

struct NavigationPathTests {
  private struct Book: Hashable, Codable { var title = "Dune" }
  private struct Secret: Hashable {}

  @Test func aPathCountsWhatIsAppendedAndTakenOff() {
    var path = NavigationPath([1, 2])

    path.append("three")
    path.removeLast(2)

    #expect(path.count == 1)
    #expect(!path.isEmpty)
    #expect(path == NavigationPath([1]))
  }

  @Test func pathsOfTheSameValuesAreEqual() {
    var first = NavigationPath()
    first.append(1)
    first.append(Book())

    var second = NavigationPath([1])
    second.append(Book())

    #expect(first == second)
    #expect(first != NavigationPath())
  }

  @Test func aPathOfCodableValuesIsWrittenLastValueFirst() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)

    let written = try JSONEncoder().encode(try #require(path.codable))

    #expect(String(decoding: written, as: UTF8.self) == #"["Swift.Int","42","Swift.String","\"hello\""]"#)
  }

  @Test func aValueThatIsNotCodableMakesThePathUnwritable() {
    var path = NavigationPath([1])

    path.append(Secret())

    #expect(path.codable == nil)
  }

  @Test func aPathThatWasReadEqualsTheOneThatWasWritten() throws {
    var path = NavigationPath([1])
    path.append(Book())
    let written = try JSONEncoder().encode(try #require(path.codable))

    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written)

    #expect(NavigationPath(read) == path)
    #expect(NavigationPath(read).items.last?.value(as: Book.self) == Book())
  }
}
