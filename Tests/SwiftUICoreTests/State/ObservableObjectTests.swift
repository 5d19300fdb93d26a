import Combine
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor private final class Book: ObservableObject {
  @Published var title: String
  @Published var pages = 0

  init(_ title: String, _ notes: Notes? = nil) {
    self.title = title
    notes?.add("made \(title)")
  }
}

private struct Observing: View {
  @ObservedObject var book: Book
  let notes: Notes

  var body: some View {
    let _ = notes.add("body \(book.title)")
    Text(book.title)
  }
}

private struct Owning: View {
  @StateObject private var book: Book
  let label: String
  let handle: Handle<String>

  init(_ title: String, label: String, notes: Notes, handle: Handle<String>) {
    _book = StateObject(wrappedValue: Book(title, notes))
    self.label = label
    self.handle = handle
  }

  var body: some View {
    let _ = handle.binding = $book.title
    Text("\(label) \(book.title)")
  }
}

private struct Inheriting: View {
  @EnvironmentObject private var book: Book
  var onBody: (Binding<String>) -> Void = { _ in }

  var body: some View {
    let _ = onBody($book.title)
    Text(book.title)
  }
}

@MainActor struct ObservableObjectTests {
  private let notes = Notes()

  @Test func aChangeMakesExactlyTheViewsDirtyThatHoldTheObject() {
    let (book, other) = (Book("Dune"), Book("Emma"))
    let screen = Screen(
      VStack {
        Observing(book: book, notes: notes)
        Observing(book: other, notes: notes)
      })
    _ = notes.take()

    book.title = "Ulysses"
    screen.update()

    #expect(screen.texts == ["Ulysses", "Emma"])
    #expect(notes.lines == ["body Ulysses"])
  }

  @Test func anyChangeOfTheObjectCountsAndManyMakeOneUpdate() {
    let book = Book("Dune")
    let screen = Screen(Observing(book: book, notes: notes))
    _ = notes.take()

    book.pages = 1
    book.pages = 2
    screen.update()

    #expect(notes.lines == ["body Dune"], "the body does not read the pages, and runs as on Apple's systems")
  }

  @Test func anotherObjectIsFollowedInsteadOfTheFirst() {
    let (first, second) = (Book("Dune"), Book("Emma"))
    let handle = Handle<Bool>()
    let screen = Screen(Holder(false, handle) { [notes] in Observing(book: $0.wrappedValue ? second : first, notes: notes) })
    handle.value = true
    screen.update()
    _ = notes.take()

    first.title = "Gone"
    screen.update()
    #expect(notes.take() == [])
    second.title = "Here"
    screen.update()

    #expect(screen.texts == ["Here"])
  }

  @Test func aStateObjectIsMadeOnceAndKeptOverReCreation() {
    let (handle, book) = (Handle<String>(), Handle<String>())
    let screen = Screen(
      Holder("a", handle) { [notes] label in Owning("Dune", label: label.wrappedValue, notes: notes, handle: book) })

    book.value = "Emma"
    screen.update()
    handle.value = "b"
    screen.update()

    #expect(screen.texts == ["b Emma"])
    #expect(notes.lines == ["made Dune"])
  }

  @Test func anotherIdentityMakesAnotherStateObjectAndReleasesTheFirst() {
    weak var first: Book?
    struct Released: View {
      @StateObject private var book = Book("Dune")
      let onBody: (Book) -> Void

      var body: some View {
        let _ = onBody(book)
        Text(book.title)
      }
    }
    let handle = Handle<Int>()
    let screen = Screen(Holder(0, handle) { id in Released { if first == nil { first = $0 } }.id(id.wrappedValue) })
    let before = first.map(ObjectIdentifier.init)
    #expect(before != nil)

    handle.value = 1
    screen.update()
    screen.update()

    #expect(first == nil)
    #expect(screen.texts == ["Dune"])
  }

  @Test func aStateObjectIsNotMadeBeforeItsViewStands() {
    _ = Owning("Dune", label: "", notes: notes, handle: Handle())

    #expect(notes.lines == [])
  }

  @Test func theNearestEnvironmentObjectIsReadAndFollowed() {
    let (outer, inner) = (Book("Dune"), Book("Emma"))
    let handle = Handle<String>()
    let screen = Screen(
      VStack {
        Inheriting()
        Inheriting { handle.binding = $0 }.environmentObject(inner)
      }.environmentObject(outer))
    #expect(screen.texts == ["Dune", "Emma"])

    handle.value = "Ulysses"
    outer.title = "Momo"
    screen.update()

    #expect(inner.title == "Ulysses")
    #expect(screen.texts == ["Momo", "Ulysses"])
  }

  @Test func aMissingEnvironmentObjectNamesTypeAndView() {
    #expect(
      MissingObject.message(Book.self, owner: "Shelf")
        == "no Book in the environment of Shelf: hand one down with .environmentObject(_:) on a view above")
  }

  @Test func aTreeThatGoesReleasesItsObjects() {
    weak var released: Book?
    do {
      let book = Book("Dune")
      released = book
      _ = Screen(Observing(book: book, notes: notes))
    }

    #expect(released == nil)
  }
}
