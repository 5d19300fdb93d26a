import LibraryFeature
import LibraryModels
import SwiftUI

/// The shell: it owns the books, the settings and the service, and hands the shelf values, a binding and a closure.
public struct LibraryScreen: View {
  @Environment(\.library) private var library
  @AppStorage("sortByAuthor") private var sortByAuthor = false
  @State private var books: [Book] = []
  @State private var unsaved: [Book]?
  @State private var error: LibraryError?

  public init() {}

  public var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        if let error {
          Label(error.message, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
            .padding()
        }
        Shelf(books: books, sortByAuthor: $sortByAuthor, onDelete: delete)
      }
      .navigationTitle("Library")
    }
    .task(id: sortByAuthor) { await fetch() }
    .task(id: unsaved) { await save() }
  }

  private func delete(_ book: Book) {
    books.removeAll { $0.id == book.id }
    unsaved = books
  }

  private func fetch() async {
    do {
      let fetched = try await library.fetch(sortByAuthor ? .author : .title)
      if Task.isCancelled { return }
      error = nil
      books = fetched
    } catch {
      if !Task.isCancelled { self.error = LibraryError(error) }
    }
  }

  /// A newer change cancels this run but not its write: the last one must land even when the screen leaves meanwhile.
  private func save() async {
    guard let books = unsaved else { return }
    let save = library.save
    let write = Task { try await save(books) }
    do {
      try await write.value
    } catch {
      if !Task.isCancelled { self.error = LibraryError(error) }
    }
  }
}

#Preview("Library") {
  LibraryScreen()
    .environment(
      \.library,
      LibraryService(
        fetch: { order in
          let books = [Book(title: "Dune", author: "Frank Herbert"), Book(title: "Anathem", author: "Neal Stephenson")]
          return books.sorted { order == .author ? $0.author < $1.author : $0.title < $1.title }
        },
        save: { _ in }))
}
