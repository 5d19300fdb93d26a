import SwiftUI
import Testing
import TopdownStage

private struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let pages: Int

  static let all = [Book(id: 1, title: "Emma", pages: 474), Book(id: 2, title: "Dune", pages: 612)]
}

/// Each way to write rows and columns of a table.
@MainActor struct TableFormTests {
  private let tablet = CGSize(width: 1024, height: 768)

  private func titles(_ table: some View) -> [String] {
    Stage(table, size: tablet).all(.row).compactMap { $0.all(.text).first?.label }
  }

  // MARK: Columns

  private func cell(_ alignment: TableColumnAlignment) throws -> CGRect {
    let stage = Stage(
      Table(Book.all) {
        TableColumn("Title", value: \.title)
        TableColumn("Pages") { Text("\($0.pages)") }.width(120).alignment(alignment)
      }, size: tablet)
    return try stage.text("474").frame
  }

  @Test func cellsStandWhereTheirColumnSays() throws {
    let (leading, center, trailing) = (try cell(.leading), try cell(.center), try cell(.trailing))

    #expect(trailing.maxX - leading.minX == 120)
    #expect(abs(center.midX - (leading.minX + 60)) <= 0.5)
    #expect(
      try cell(.numeric) == trailing && cell(.numeric(Locale.NumberingSystem("latn"))) == trailing && cell(.automatic) == leading)
    #expect(TableColumnAlignment.leading != .center && TableColumnAlignment.numeric == .trailing)
  }

  @Test func columnsAreGroupedWithoutAnEffect() throws {
    let stage = Stage(
      Table(Book.all) {
        Group {
          TableColumn("Title") { (book: Book) in Text(book.title) }
          TableColumn("Pages") { (book: Book) in Text("\(book.pages)") }
        }
      }, size: tablet)

    #expect(try stage.row("Dune").all(.text).map(\.label) == ["Dune", "612"])
  }

  // MARK: Rows

  @Test func rowsAreRepeatedInEachForm() {
    func table(@TableRowBuilder<Book> _ rows: () -> some TableRowContent<Book>) -> some View {
      Table(of: Book.self, columns: { TableColumn("Title", value: \.title) }, rows: rows)
    }

    #expect(titles(table { ForEach(Book.all) }) == ["Emma", "Dune"])
    #expect(titles(table { ForEach(Book.all, id: \.title) { TableRow($0) } }) == ["Emma", "Dune"])
    #expect(titles(table { ForEach(Book.all) { TableRow($0) } }) == ["Emma", "Dune"])
    #expect(titles(table { ForEach(0..<2) { TableRow(Book.all[$0]) } }) == ["Emma", "Dune"])
    #expect(
      titles(
        table {
          Group {
            TableRow(Book.all[1])
            TableRow(Book.all[0])
          }
        }) == ["Dune", "Emma"])
  }

  @Test func sectionsHaveTheirHeaders() {
    let title = "Novels"
    let stage = Stage(
      Table(of: Book.self) {
        TableColumn("Title", value: \.title)
      } rows: {
        Section {
          TableRow(Book.all[0])
        } header: {
          Text("Classics")
        }
        Section(title) { TableRow(Book.all[1]) }
      }, size: tablet)

    #expect(stage.all(.header).map(\.label).filter { $0 != "Title" } == ["Classics", "Novels"])
  }

  @Test func rowsBelongTogetherWithoutAHeader() {
    let stage = Stage(
      Table(of: Book.self) {
        TableColumn("Title", value: \.title)
      } rows: {
        Section { TableRow(Book.all[1]) }
        Section { TableRow(Book.all[0]) }
      }, size: tablet)

    #expect(stage.all(.row).compactMap { $0.all(.text).first?.label } == ["Dune", "Emma"])
    #expect(stage.all(.header).map(\.label) == ["Title"])
  }

  @Test func aClosedSectionHidesItsRowsInEachForm() throws {
    let title = "Novels"
    @MainActor func sections(_ isExpanded: Bool) -> Stage {
      Stage(
        Table(of: Book.self) {
          TableColumn("Title", value: \.title)
        } rows: {
          Section(isExpanded: .constant(isExpanded)) {
            TableRow(Book.all[0])
          } header: {
            Text("Classics")
          }
          Section("Space", isExpanded: .constant(isExpanded)) { TableRow(Book.all[1]) }
          Section(title, isExpanded: .constant(true)) { TableRow(Book(id: 3, title: "Kim", pages: 368)) }
        }, size: tablet)
    }

    let (open, closed) = (sections(true), sections(false))

    #expect(open.all(.row).compactMap { $0.all(.text).first?.label } == ["Emma", "Dune", "Kim"])
    #expect(closed.all(.row).compactMap { $0.all(.text).first?.label } == ["Kim"])
    for stage in [open, closed] {
      #expect(stage.all(.header).map(\.label).filter { $0 != "Title" } == ["Classics", "Space", "Novels"])
    }
  }

  @Test func aRowsMenuHasAPreview() throws {
    let stage = Stage(
      Table(of: Book.self) {
        TableColumn("Title", value: \.title)
      } rows: {
        TableRow(Book.all[1]).contextMenu {
          Button("Lend") {}
        } preview: {
          Text("The desert planet")
        }
      }, size: tablet)

    try stage.row("Dune").longPress()

    #expect(stage.shows("Lend") && stage.shows("The desert planet"))
  }

  @Test(arguments: [CGSize(width: 1024, height: 768), CGSize(width: 390, height: 700)])
  func aMenuAroundATableIsThatOfItsRows(size: CGSize) throws {
    let notes = Notes()
    let stage = Stage(
      Table(Book.all, selection: .constant([1, 2])) {
        TableColumn("Title", value: \.title)
      }
      .contextMenu(forSelectionType: Book.ID.self) { ids in
        Button("Lend \(ids.count)") { notes.add("lend \(ids.sorted())") }
      }, size: size)

    try stage.row("Dune").longPress()
    try stage.button("Lend 2").tap()

    #expect(notes.lines == ["lend [1, 2]"])
  }

  @Test func aRowIsToldOfThePointer() throws {
    let notes = Notes()
    let stage = Stage(
      Table(of: Book.self) {
        TableColumn("Title", value: \.title)
      } rows: {
        TableRow(Book.all[1]).onHover { notes.add("\($0)") }
      }, size: tablet)

    try stage.text("Dune").hover()

    #expect(notes.lines == ["true"])
  }
}
