import Foundation
import SwiftUI
import Testing
import TopdownStage

private struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let pages: Int
  var isRead = false
  var parts: [Book]?

  static let all = [
    Book(id: 1, title: "Emma", pages: 474), Book(id: 2, title: "Dune", pages: 612, isRead: true),
    Book(id: 3, title: "Ulysses", pages: 730),
  ]
}

private struct Shelf: View {
  @State private var books = Book.all
  @State private var order = [KeyPathComparator(\Book.title)]
  @State private var selection: Int?

  var body: some View {
    Text("selected \(selection ?? 0)")
    Table(books, selection: $selection, sortOrder: $order) {
      TableColumn("Title", value: \.title)
      TableColumn("Pages", value: \.pages) { Text("\($0.pages)") }.width(120)
      TableColumn("Read") { Text($0.isRead ? "yes" : "no") }
    }
    .onChange(of: order) { books.sort(using: order) }
  }
}

@MainActor struct TableTests {
  private let tablet = CGSize(width: 1024, height: 768)
  private let phone = CGSize(width: 390, height: 700)

  @Test func whereThereIsRoomARowHasACellForEachColumn() throws {
    let stage = Stage(
      Table(Book.all) {
        TableColumn("Title", value: \.title); TableColumn("Pages") { Text("\($0.pages)") }
      }, size: tablet)

    let row = try stage.row("Dune")

    #expect(row.all(.text).map(\.label) == ["Dune", "612"])
    #expect(stage.shows("Title") && stage.shows("Pages"))
  }

  @Test func onAPhoneATableIsAListOfItsFirstColumn() {
    let stage = Stage(Shelf(), size: phone)

    #expect(stage.all(.row).map(\.label) == ["Emma", "Dune", "Ulysses"])
    #expect(!stage.shows("Title") && !stage.shows("612"))
  }

  @Test func aHeaderSortsAndTurnsTheOrderRound() throws {
    let stage = Stage(Shelf(), size: tablet)
    func titles() -> [String] { stage.all(.row).compactMap { $0.all(.text).first?.label } }

    try stage.button("Pages").tap()
    let byPages = titles()
    try stage.button("Pages").tap()

    #expect(byPages == ["Emma", "Dune", "Ulysses"])
    #expect(titles() == ["Ulysses", "Dune", "Emma"])
    #expect(try stage.button("Pages").value == "descending")
    #expect(throws: StageError.self) { try stage.button("Read") }
  }

  @Test func aRowIsSelectedByItsID() throws {
    let stage = Stage(Shelf(), size: phone)

    try stage.row("Dune").tap()

    #expect(stage.shows("selected 2"))
  }

  @Test func aColumnHasTheWidthThatItAsksFor() throws {
    let stage = Stage(
      Table(Book.all) {
        TableColumn("Pages") { Text("\($0.pages)") }.width(120)
        TableColumn("Title", value: \.title)
      }, size: tablet)

    let distance = try stage.text("Dune").frame.minX - stage.text("612").frame.minX

    #expect(distance == 128)
  }

  @Test func rowsCanBeWrittenOut() throws {
    let stage = Stage(
      Table(of: Book.self) {
        TableColumn("Title", value: \.title)
        if true { TableColumn("Pages") { Text("\($0.pages)") } }
      } rows: {
        TableRow(Book.all[0])
        ForEach(Book.all.dropFirst()) { TableRow($0) }
        if false { TableRow(Book.all[0]) }
      }, size: tablet)

    #expect(stage.all(.row).compactMap { $0.all(.text).first?.label } == ["Emma", "Dune", "Ulysses"])
  }

  @Test func aSectionOfATableHasItsHeader() throws {
    let stage = Stage(
      Table(of: Book.self) {
        TableColumn("Title", value: \.title)
      } rows: {
        Section("Classics") { TableRow(Book.all[0]) }
      }, size: phone)

    #expect(try stage.header("Classics").isVisible)
  }

  @Test func aTreeOpensRowByRow() throws {
    let trilogy = [Book(id: 9, title: "Trilogy", pages: 900, parts: Book.all)]
    let stage = Stage(Table(trilogy, children: \.parts) { TableColumn("Title", value: \.title) }, size: tablet)

    try stage.disclosure("Trilogy").tap()

    #expect(stage.all(.row).count == 4)
  }

  @Test func aDisclosureRowShowsWhatItsBindingSays() throws {
    struct Opening: View {
      @State private var isExpanded = false
      var body: some View {
        Table(of: Book.self) {
          TableColumn("Title", value: \.title)
        } rows: {
          DisclosureTableRow(Book.all[0], isExpanded: $isExpanded) { TableRow(Book.all[1]) }
        }
        Text(isExpanded ? "open" : "closed")
      }
    }
    let stage = Stage(Opening())

    try stage.disclosure("Emma").tap()

    #expect(stage.shows("open") && stage.shows("Dune"))
  }

  @Test func aRowHasAContextMenu() throws {
    let notes = Notes()
    let stage = Stage(
      Table(of: Book.self) {
        TableColumn("Title", value: \.title)
      } rows: {
        ForEach(Book.all) { book in
          TableRow(book).contextMenu { Button("Lend") { notes.add("lend \(book.title)") } }
        }
      })

    try stage.row("Dune").longPress()
    try stage.menu().button("Lend").tap()

    #expect(notes.lines == ["lend Dune"])
  }

  @Test func aColumnIsHiddenByItsCustomization() throws {
    struct Customized: View {
      @State private var customization = TableColumnCustomization<Book>()
      var body: some View {
        Table(Book.all, columnCustomization: $customization) {
          TableColumn("Title", value: \.title)
          TableColumn("Pages") { Text("\($0.pages)") }.customizationID("pages")
        }
        Button("hide") { customization[visibility: "pages"] = .hidden }
      }
    }
    let stage = Stage(Customized(), size: tablet)
    let before = stage.shows("612")

    try stage.button("hide").tap()

    #expect(before && !stage.shows("612") && !stage.shows("Pages"))
  }

  @Test func headersAreLeftOutWhereAsked() {
    let stage = Stage(
      Table(Book.all) { TableColumn("Title", value: \.title) }.tableColumnHeaders(.hidden), size: tablet)

    #expect(!stage.shows("Title") && stage.shows("Dune"))
  }
}
