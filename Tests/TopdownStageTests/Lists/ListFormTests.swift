import SwiftUI
import Testing
import TopdownStage

private struct Book: Identifiable, Hashable {
  var id: String
}

private let books = ["Dune", "Emma", "Ulysses"].map(Book.init)

/// Makes a list around what it is to show and what is selected, and says both below.
private struct Selecting<Selection, Content: View>: View {
  @State var selection: Selection
  @State var shelf = books
  let written: (Selection) -> String
  @ViewBuilder let list: (Binding<[Book]>, Binding<Selection>) -> Content

  var body: some View {
    list($shelf, $selection)
    Text("selected \(written(selection))")
    Text(shelf.map(\.id).joined(separator: " "))
  }
}

/// Each way to write a list: of values, of a collection's bindings, of numbers; with each kind of selection.
@MainActor struct ListFormTests {
  private func one<Content: View>(@ViewBuilder _ list: @escaping (Binding<[Book]>, Binding<String?>) -> Content) throws -> Bool {
    let stage = Stage(Selecting(selection: nil, written: { $0 ?? "nothing" }, list: list))
    try stage.row("Emma").tap()
    return stage.shows("selected Emma")
  }

  private func sure<Content: View>(@ViewBuilder _ list: @escaping (Binding<[Book]>, Binding<String>) -> Content) throws -> Bool {
    let stage = Stage(Selecting(selection: "Dune", written: { $0 }, list: list))
    try stage.row("Emma").tap()
    return stage.shows("selected Emma")
  }

  private func several<Content: View>(
    @ViewBuilder _ list: @escaping (Binding<[Book]>, Binding<Set<String>>) -> Content
  ) throws -> Bool {
    let stage = Stage(
      Selecting(selection: [], written: { $0.sorted().joined(separator: " ") }, list: list)
        .environment(\.editMode, .constant(.active)))
    try stage.row("Emma").tap()
    try stage.row("Dune").tap()
    return stage.shows("selected Dune Emma")
  }

  @Test func oneRowOrNoneIsSelectedInEachForm() throws {
    #expect(try one { _, selection in List(books, selection: selection) { Text($0.id) } })
    #expect(try one { _, selection in List(books, id: \.id, selection: selection) { Text($0.id) } })
    #expect(try one { shelf, selection in List(shelf, selection: selection) { $book in Text(book.id) } })
    #expect(try one { shelf, selection in List(shelf, id: \.id, selection: selection) { $book in Text(book.id) } })
    #expect(try one { _, selection in List(selection: selection) { ForEach(books) { Text($0.id) } } })
  }

  @Test func oneRowIsSelectedInEachForm() throws {
    #expect(try sure { _, selection in List(books, selection: selection) { Text($0.id) } })
    #expect(try sure { _, selection in List(books, id: \.id, selection: selection) { Text($0.id) } })
    #expect(try sure { _, selection in List(selection: selection) { ForEach(books) { Text($0.id) } } })
  }

  @Test func severalRowsAreSelectedInEachForm() throws {
    #expect(try several { _, selection in List(books, selection: selection) { Text($0.id) } })
    #expect(try several { _, selection in List(books, id: \.id, selection: selection) { Text($0.id) } })
    #expect(try several { shelf, selection in List(shelf, selection: selection) { $book in Text(book.id) } })
    #expect(try several { shelf, selection in List(shelf, id: \.id, selection: selection) { $book in Text(book.id) } })
    #expect(try several { _, selection in List(selection: selection) { ForEach(books) { Text($0.id) } } })
  }

  @Test func aRowOfNumbersIsSelectedInEachForm() throws {
    let one = Stage(
      Selecting<Int?, _>(selection: nil, written: { "\($0 ?? -1)" }) { _, selection in
        List(0..<3, selection: selection) { Text("Row \($0)") }
      })
    let several = Stage(
      Selecting<Set<Int>, _>(selection: [], written: { "\($0.sorted())" }) { _, selection in
        List(0..<3, selection: selection) { Text("Row \($0)") }
      }.environment(\.editMode, .constant(.active)))
    let sure = Stage(
      Selecting<Int, _>(selection: 0, written: { "\($0)" }) { _, selection in
        List(0..<3, selection: selection) { Text("Row \($0)") }
      })

    for stage in [one, several, sure] { try stage.row("Row 2").tap() }

    #expect(one.shows("selected 2") && several.shows("selected [2]") && sure.shows("selected 2"))
  }

  /// Deletes a row, then selects another where the list has a selection.
  private func edited<Selection, Content: View>(
    _ selection: Selection, @ViewBuilder _ list: @escaping (Binding<[Book]>, Binding<Selection>) -> Content
  ) throws -> Bool {
    let stage = Stage(Selecting(selection: selection, written: { _ in "" }, list: list))
    try stage.row("Dune").swipe(.trailing).button("Delete").tap()
    return stage.shows("Emma Ulysses")
  }

  @Test func aListEditsItsCollectionInEachForm() throws {
    let (none, sure, set): (String?, String, Set<String>) = (nil, "Emma", [])

    #expect(try edited(none) { shelf, _ in List(shelf, editActions: .all) { $book in Text(book.id) } })
    #expect(try edited(none) { shelf, _ in List(shelf, id: \.id, editActions: .delete) { $book in Text(book.id) } })
    #expect(try edited(none) { List($0, editActions: .all, selection: $1) { $book in Text(book.id) } })
    #expect(try edited(none) { List($0, id: \.id, editActions: .all, selection: $1) { $book in Text(book.id) } })
    #expect(try edited(sure) { List($0, editActions: .all, selection: $1) { $book in Text(book.id) } })
    #expect(try edited(sure) { List($0, id: \.id, editActions: .all, selection: $1) { $book in Text(book.id) } })
    #expect(try edited(set) { List($0, editActions: .all, selection: $1) { $book in Text(book.id) } })
    #expect(try edited(set) { List($0, id: \.id, editActions: .all, selection: $1) { $book in Text(book.id) } })
    #expect(
      try edited(none) { shelf, _ in List { ForEach(shelf, editActions: .all) { $book in Text(book.id) } } })
    #expect(
      try edited(none) { shelf, _ in List { ForEach(shelf, id: \.id, editActions: .all) { $book in Text(book.id) } } })
  }

  @Test func aListWithoutASelectionShowsItsRowsInEachForm() {
    func rows<Content: View>(@ViewBuilder _ list: @escaping (Binding<[Book]>) -> Content) -> [Bool] {
      let stage = Stage(Selecting(selection: 0, written: { "\($0)" }) { shelf, _ in list(shelf) })
      return ["Dune", "Emma", "Ulysses"].map { stage.screen.contains("row \"\($0)\"") }
    }

    #expect(rows { _ in List(books) { Text($0.id) } } == [true, true, true])
    #expect(rows { _ in List(books, id: \.id) { Text($0.id) } } == [true, true, true])
    #expect(rows { List($0) { $book in Text(book.id) } } == [true, true, true])
    #expect(rows { List($0, id: \.id) { $book in Text(book.id) } } == [true, true, true])
    #expect(rows { shelf in List { ForEach(shelf) { $book in Text(book.id) } } } == [true, true, true])
    #expect(rows { shelf in List { ForEach(shelf, id: \.id) { $book in Text(book.id) } } } == [true, true, true])
    #expect(rows { _ in List(0..<3) { Text(books[$0].id) } } == [true, true, true])
  }

  @Test func aCollectionAndItsRowsAreWhatTheyWereMadeOf() {
    let rows = ForEach(books) { Text($0.id) }

    #expect(rows.data == books)
    #expect(Stage(rows.content(books[1])).shows("Emma"))
  }
}
