import Combine
import Foundation
import Testing

struct CodingTests {
  private struct Book: Codable, Equatable {
    let title: String
  }

  @Test func dataAreDecodedUntilOneCannotBe() {
    let data = [Data(#"{"title":"Dune"}"#.utf8), Data("none".utf8), Data(#"{"title":"Emma"}"#.utf8)]
    var (books, failed): ([Book], Bool) = ([], false)

    let subscription = data.publisher.decode(type: Book.self, decoder: JSONDecoder()).sink {
      if case .failure(let error) = $0 { failed = error is DecodingError }
    } receiveValue: {
      books.append($0)
    }

    #expect(books == [Book(title: "Dune")] && failed)
    subscription.cancel()
  }

  @Test func valuesAreEncoded() throws {
    var found: [Data] = []

    let subscription = [Book(title: "Dune")].publisher.encode(encoder: JSONEncoder()).sink { _ in
    } receiveValue: {
      found.append($0)
    }

    #expect(found == [Data(#"{"title":"Dune"}"#.utf8)])
    subscription.cancel()
  }
}
