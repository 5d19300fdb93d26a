import Foundation
import SwiftUI
import Testing
import TopdownStage

private struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let pages: Int
  var parts: [Book]?

  static let all = [
    Book(id: 1, title: "Emma", pages: 474, parts: [Book(id: 3, title: "Volume I", pages: 150)]),
    Book(id: 2, title: "Dune", pages: 612),
  ]
}

/// What a table may be told beside its rows and columns.
@MainActor @Observable private final class Choices {
  var one: Int? = 2
  var many: Set<Int> = [1, 2]
  var order: [KeyPathComparator<Book>] = []
  var columns = TableColumnCustomization<Book>()

  init() { columns[visibility: "pages"] = .hidden }
}

/// Each initializer of a table: of a collection, of a tree, of rows that are written out.
@MainActor struct TableInitializerTests {
  @TableColumnBuilder<Book, Never> private var plain: some TableColumnContent<Book, Never> {
    TableColumn("Title", value: \.title)
    TableColumn("Pages") { Text("\($0.pages)") }.customizationID("pages")
  }

  @TableColumnBuilder<Book, KeyPathComparator<Book>> private var sorting: some TableColumnContent<Book, KeyPathComparator<Book>> {
    TableColumn("Title", value: \.title)
    TableColumn("Pages", value: \.pages) { Text("\($0.pages)") }.customizationID("pages")
  }

  @TableRowBuilder<Book> private var rows: some TableRowContent<Book> { ForEach(Book.all) }

  /// What of its choices a table of Emma and Dune uses, and whether Emma opens.
  private func uses(_ make: (Bindable<Choices>) -> some View) throws -> [String] {
    let choices = Choices()
    let stage = Stage(make(Bindable(choices)), size: CGSize(width: 1024, height: 768))
    let rows = stage.all(.row)
    try #require(rows.count == 2 && stage.shows("Emma") && stage.shows("Dune"), "\(stage.screen)")
    var found: [String] = []
    let selected = rows.filter(\.isSelected).count
    if selected > 0 { found.append(selected == 1 ? "one" : "many") }
    if let header = try? stage.button("Title") {
      try header.tap()
      if Book.all.sorted(using: choices.order).map(\.title) == ["Dune", "Emma"] { found.append("order") }
    }
    if !stage.shows("612") { found.append("columns") }
    if let disclosure = try? stage.disclosure("Emma") {
      try disclosure.tap()
      if stage.shows("Volume I") { found.append("children") }
    }
    return found
  }

  @Test func aTableOfACollectionUsesWhatItIsGiven() throws {
    let all = Book.all

    #expect(try uses { _ in Table(all, columns: { plain }) } == [])
    #expect(try uses { Table(all, columnCustomization: $0.columns, columns: { plain }) } == ["columns"])
    #expect(try uses { Table(all, sortOrder: $0.order, columns: { sorting }) } == ["order"])
    #expect(
      try uses { Table(all, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting }) } == ["order", "columns"])
  }

  @Test func aTableOfACollectionSelectsOneRow() throws {
    let all = Book.all

    #expect(try uses { Table(all, selection: $0.one, columns: { plain }) } == ["one"])
    #expect(
      try uses { Table(all, selection: $0.one, columnCustomization: $0.columns, columns: { plain }) } == ["one", "columns"])
    #expect(try uses { Table(all, selection: $0.one, sortOrder: $0.order, columns: { sorting }) } == ["one", "order"])
    #expect(
      try uses {
        Table(all, selection: $0.one, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting })
      } == ["one", "order", "columns"])
  }

  @Test func aTableOfACollectionSelectsSeveralRows() throws {
    let all = Book.all

    #expect(try uses { Table(all, selection: $0.many, columns: { plain }) } == ["many"])
    #expect(
      try uses { Table(all, selection: $0.many, columnCustomization: $0.columns, columns: { plain }) } == ["many", "columns"])
    #expect(try uses { Table(all, selection: $0.many, sortOrder: $0.order, columns: { sorting }) } == ["many", "order"])
    #expect(
      try uses {
        Table(all, selection: $0.many, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting })
      } == ["many", "order", "columns"])
  }

  @Test func aTableOfATreeUsesWhatItIsGiven() throws {
    let (all, parts) = (Book.all, \Book.parts)

    #expect(try uses { _ in Table(all, children: parts, columns: { plain }) } == ["children"])
    #expect(
      try uses { Table(all, children: parts, columnCustomization: $0.columns, columns: { plain }) } == ["columns", "children"])
    #expect(
      try uses {
        Table(all, children: parts, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting })
      } == ["order", "columns", "children"])
  }

  @Test func aTableOfATreeSelectsOneRowOrSeveral() throws {
    let (all, parts) = (Book.all, \Book.parts)

    #expect(
      try uses {
        Table(all, children: parts, selection: $0.one, columnCustomization: $0.columns, columns: { plain })
      } == ["one", "columns", "children"])
    #expect(
      try uses {
        Table(
          all, children: parts, selection: $0.one, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting })
      } == ["one", "order", "columns", "children"])
    #expect(
      try uses {
        Table(all, children: parts, selection: $0.many, columnCustomization: $0.columns, columns: { plain })
      } == ["many", "columns", "children"])
    #expect(
      try uses {
        Table(
          all, children: parts, selection: $0.many, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting })
      } == ["many", "order", "columns", "children"])
  }

  @Test func aTableOfRowsUsesWhatItIsGiven() throws {
    let book = Book.self

    #expect(try uses { _ in Table(of: book, columns: { plain }, rows: { rows }) } == [])
    #expect(try uses { Table(of: book, columnCustomization: $0.columns, columns: { plain }, rows: { rows }) } == ["columns"])
    #expect(try uses { Table(of: book, sortOrder: $0.order, columns: { sorting }, rows: { rows }) } == ["order"])
    #expect(
      try uses {
        Table(of: book, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting }, rows: { rows })
      } == ["order", "columns"])
    #expect(try uses { Table(sortOrder: $0.order, columns: { sorting }, rows: { rows }) } == ["order"])
  }

  @Test func aTableOfRowsSelectsOneRow() throws {
    let book = Book.self

    #expect(try uses { Table(of: book, selection: $0.one, columns: { plain }, rows: { rows }) } == ["one"])
    #expect(
      try uses {
        Table(of: book, selection: $0.one, columnCustomization: $0.columns, columns: { plain }, rows: { rows })
      } == ["one", "columns"])
    #expect(
      try uses { Table(of: book, selection: $0.one, sortOrder: $0.order, columns: { sorting }, rows: { rows }) }
        == ["one", "order"])
    #expect(
      try uses {
        Table(
          of: book, selection: $0.one, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting },
          rows: { rows })
      } == ["one", "order", "columns"])
    #expect(
      try uses { Table(selection: $0.one, sortOrder: $0.order, columns: { sorting }, rows: { rows }) } == ["one", "order"])
  }

  @Test func aTableOfRowsSelectsSeveralRows() throws {
    let book = Book.self

    #expect(try uses { Table(of: book, selection: $0.many, columns: { plain }, rows: { rows }) } == ["many"])
    #expect(
      try uses {
        Table(of: book, selection: $0.many, columnCustomization: $0.columns, columns: { plain }, rows: { rows })
      } == ["many", "columns"])
    #expect(
      try uses { Table(of: book, selection: $0.many, sortOrder: $0.order, columns: { sorting }, rows: { rows }) }
        == ["many", "order"])
    #expect(
      try uses {
        Table(
          of: book, selection: $0.many, sortOrder: $0.order, columnCustomization: $0.columns, columns: { sorting },
          rows: { rows })
      } == ["many", "order", "columns"])
    #expect(
      try uses { Table(selection: $0.many, sortOrder: $0.order, columns: { sorting }, rows: { rows }) } == ["many", "order"])
  }
}
