import CSQLite
import Foundation
import LibraryModels

/// A library in one SQLite file.
public actor LibraryStore {
  private let database: Database

  /// Opens the file at `path`, and makes it where there is none.
  ///
  /// - Throws: `LibraryError.damaged` when the file is no database, `.locked` when another program holds it.
  public init(path: String) throws {
    database = try Database(path: path)
    try database.execute(
      "CREATE TABLE IF NOT EXISTS books (id TEXT PRIMARY KEY, title TEXT NOT NULL, author TEXT NOT NULL) STRICT")
  }

  /// The books, sorted by the query; letter case does not matter, and equal ones keep one order.
  public func books(in order: BookOrder) throws -> [Book] {
    let columns =
      switch order {
      case .title: "title COLLATE NOCASE, author COLLATE NOCASE, id"
      case .author: "author COLLATE NOCASE, title COLLATE NOCASE, id"
      }
    return try database.query("SELECT id, title, author FROM books ORDER BY \(columns)") { row in
      guard let id = UUID(uuidString: row.text(0)) else { throw LibraryError.damaged }
      return Book(id: id, title: row.text(1), author: row.text(2))
    }
  }

  /// Keeps exactly `books`: all of the change lands, or none of it.
  public func save(_ books: [Book]) throws {
    try database.transaction {
      try database.execute("DELETE FROM books")
      for book in books {
        try database.execute(
          "INSERT INTO books (id, title, author) VALUES (?, ?, ?)", [book.id.uuidString, book.title, book.author])
      }
    }
  }

  /// The store as the closures that features ask for.
  public nonisolated var service: LibraryService {
    LibraryService(fetch: { try await self.books(in: $0) }, save: { try await self.save($0) })
  }
}
