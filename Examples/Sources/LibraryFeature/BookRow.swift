import LibraryModels
import SwiftUI

/// One book; what the shelf is sorted by comes first.
struct BookRow: View {
  let book: Book
  let leadsWithAuthor: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(leadsWithAuthor ? author : book.title)
      Text(leadsWithAuthor ? book.title : author)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  private var author: String { book.author.isEmpty ? "Unknown author" : book.author }
}
