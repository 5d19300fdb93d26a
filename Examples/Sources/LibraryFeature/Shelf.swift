import LibraryModels
import SwiftUI

/// The books of a library, sorted on request, deleted by a swipe.
public struct Shelf: View {
  let books: [Book]
  @Binding var sortByAuthor: Bool
  let onDelete: (Book) -> Void

  public init(books: [Book], sortByAuthor: Binding<Bool>, onDelete: @escaping (Book) -> Void) {
    self.books = books
    _sortByAuthor = sortByAuthor
    self.onDelete = onDelete
  }

  public var body: some View {
    List {
      Section {
        Toggle("Sort by author", isOn: $sortByAuthor)
      }
      Section {
        ForEach(books) { book in
          BookRow(book: book, leadsWithAuthor: sortByAuthor)
            .swipeActions {
              Button("Delete", role: .destructive) { onDelete(book) }
            }
        }
      } header: {
        if !books.isEmpty { Text(summary) }
      }
    }
    .overlay {
      if books.isEmpty {
        ContentUnavailableView(
          "No books", systemImage: "books.vertical", description: Text("Books that you add stand here."))
      }
    }
  }

  var summary: String { books.count == 1 ? "1 book" : "\(books.count) books" }
}
