import LibraryModels
import SwiftUI

/// A shelf that fetches its books: spinner, fetch, then books or an error.
public struct LoadingShelf: View {
  @Binding var books: [Book]
  @Binding var isLoading: Bool
  @Binding var error: LibraryError?
  let load: () async throws -> [Book]

  public init(
    books: Binding<[Book]>, isLoading: Binding<Bool>, error: Binding<LibraryError?>, load: @escaping () async throws -> [Book]
  ) {
    _books = books
    _isLoading = isLoading
    _error = error
    self.load = load
  }

  public var body: some View {
    List(books) { BookRow(book: $0, leadsWithAuthor: false) }
      .overlay { notice }
      .refreshable { await reload() }
      .task { await reload() }
  }

  @ViewBuilder private var notice: some View {
    if isLoading, books.isEmpty {
      ProgressView("Fetching books…")
    } else if let error {
      ContentUnavailableView {
        Label("No books now", systemImage: "exclamationmark.triangle")
      } description: {
        Text(error.message)
      } actions: {
        Button("Try again") { Task { await reload() } }
      }
    }
  }

  /// The spinner goes off however the fetch ends; a cancelled one changes nothing else, and is no error.
  public func reload() async {
    isLoading = true
    let answer: Result<[Book], any Error>
    do { answer = .success(try await load()) } catch { answer = .failure(error) }
    isLoading = false
    if Task.isCancelled { return }
    switch answer {
    case .success(let loaded):
      if error != nil { error = nil }
      books = loaded
    case .failure(let failure):
      error = LibraryError(failure)
    }
  }
}
