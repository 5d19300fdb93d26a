import SwiftUI

/// The core of a shelf that owns its load.
struct LoadingShelf: View {
  @Binding var books: [Book]
  @Binding var isLoading: Bool
  @Binding var error: String?
  let load: () async throws -> [Book]

  var body: some View {
    VStack { ForEach(books) { Text($0.title) } }
      .task { await reload() }
  }

  func reload() async {
    isLoading = true
    do {
      let loaded = try await load()
      guard !Task.isCancelled else { return isLoading = false }
      isLoading = false
      error = nil
      books = loaded
    } catch {
      isLoading = false
      if !Task.isCancelled { self.error = "offline" }
    }
  }
}

struct Book: Identifiable, Hashable {
  let title: String
  var author = ""
  var id: String { title }
}
