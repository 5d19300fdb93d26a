import Foundation
import LibraryModels

/// Books for scenarios and tests: the same ones each time, and not too tidy.
enum Books {
  static let dune = book(1, "Dune", "Frank Herbert")
  static let anathem = book(2, "Anathem", "Neal Stephenson")
  static let darkness = book(3, "The Left Hand of Darkness", "Ursula K. Le Guin")

  /// Sorted by title, as a library hands them over.
  static let few = [anathem, dune, darkness]

  static let awkward = [
    book(10, "Beowulf", ""),
    book(11, "The Strange Case of Dr Jekyll and Mr Hyde, with The Merry Men and Other Tales and Fables", "R. L. Stevenson"),
    book(12, "אלף לילה ולילה", "שחרזאד"),
    book(13, "E\u{301}loge de l’ombre", "Tanizaki Jun’ichirō"),
    book(14, "Dune", "Frank Herbert"),
  ]

  static let thousand = (1...1_000).map { book(1_000 + $0, "Volume \($0)", "Encyclopædist \($0 % 7 + 1)") }

  private static func book(_ number: Int, _ title: String, _ author: String) -> Book {
    let digits = String(number)
    let id = UUID(uuidString: "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits)!
    return Book(id: id, title: title, author: author)
  }
}
