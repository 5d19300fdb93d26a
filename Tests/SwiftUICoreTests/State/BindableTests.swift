import Observation
import Testing

@testable import SwiftUICore

@Observable private final class Book: Identifiable {
  var title = "Dune"
  let id = 7
}

private struct Editor: View {
  @Bindable var book: Book
  let handle: Handle<String>

  var body: some View {
    handle.binding = $book.title
    return Text(book.title)
  }
}

@MainActor struct BindableTests {
  @Test func aBindingWritesIntoTheObjectAndItsViewFollows() {
    let book = Book()
    let handle = Handle<String>()
    let screen = Screen(Editor(book: book, handle: handle))

    handle.value = "Emma"
    screen.update()

    #expect(book.title == "Emma")
    #expect(screen.texts == ["Emma"])
  }

  @Test func aBindableCanBeMadeInABody() {
    let book = Book()
    let bindable = Bindable(book)

    bindable.title.wrappedValue = "Emma"

    #expect(book.title == "Emma")
    #expect(Bindable(projectedValue: bindable).wrappedValue === book)
    #expect(bindable.id == 7)
  }
}
