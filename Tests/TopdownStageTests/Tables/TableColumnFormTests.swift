import Foundation
import SwiftUI
import Testing
import TopdownStage

private struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let pages: Int
  var price: Int?
  var isRead = false

  // Sorted by whatever it may be, Dune comes before Emma, forward.
  static let all = [
    Book(id: 1, title: "Emma", pages: 612, price: 9, isRead: true), Book(id: 2, title: "Dune", pages: 474),
  ]
}

/// Orders numbers, and tells by its order that it was used.
private struct ByNumber: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Int, _ rhs: Int) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}

@MainActor @Observable private final class Sorting {
  var order: [KeyPathComparator<Book>] = []
}

/// Each way to write a column.
@MainActor struct TableColumnFormTests {
  private let tablet = CGSize(width: 1024, height: 768)
  private let title = "Column"
  private let text = Text("Column")
  private let resource: LocalizedStringResource = "Column"
  private let cell: (Book) -> Text = { Text("cell \($0.id)") }

  /// The header, then what the cells show.
  private func shown(_ column: some TableColumnContent<Book, Never>) -> [String] {
    let stage = Stage(Table(Book.all, columns: { column }), size: tablet)
    return stage.all(.header).map(\.label) + stage.all(.row).flatMap { $0.all(.text).map(\.label) }
  }

  /// What the cells show, then the titles in the order that a tap on the header asks for.
  private func sorted(_ column: some TableColumnContent<Book, KeyPathComparator<Book>>) throws -> [String] {
    let sorting = Sorting()
    let stage = Stage(Table(Book.all, sortOrder: Bindable(sorting).order, columns: { column }), size: tablet)
    try stage.button("Column").tap()
    return stage.all(.row).flatMap { $0.all(.text).map(\.label) } + Book.all.sorted(using: sorting.order).map(\.title)
  }

  private let byCells = ["cell 1", "cell 2", "Dune", "Emma"]
  private let byTexts = ["Emma", "Dune", "Dune", "Emma"]

  @Test func aColumnThatDoesNotSortHasItsTitleAndItsCells() {
    #expect(shown(TableColumn("Column", content: cell)) == ["Column", "cell 1", "cell 2"])
    #expect(shown(TableColumn(title, content: cell)) == ["Column", "cell 1", "cell 2"])
    #expect(shown(TableColumn(text, content: cell)) == ["Column", "cell 1", "cell 2"])
    #expect(shown(TableColumn(resource, content: cell)) == ["Column", "cell 1", "cell 2"])
  }

  @Test func aColumnOfTextsNeedsNoCells() {
    #expect(shown(TableColumn("Column", value: \.title)) == ["Column", "Emma", "Dune"])
    #expect(shown(TableColumn(title, value: \.title)) == ["Column", "Emma", "Dune"])
    #expect(shown(TableColumn(text, value: \.title)) == ["Column", "Emma", "Dune"])
    #expect(shown(TableColumn(resource, value: \.title)) == ["Column", "Emma", "Dune"])
  }

  @Test func aColumnSortsByTheComparatorItIsGiven() throws {
    let comparator = KeyPathComparator(\Book.pages)

    #expect(try sorted(TableColumn("Column", sortUsing: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, sortUsing: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, sortUsing: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, sortUsing: comparator, content: cell)) == byCells)
  }

  @Test func aColumnSortsByAValueThatCanBeCompared() throws {
    #expect(try sorted(TableColumn("Column", value: \.pages, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, value: \.pages, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, value: \.pages, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, value: \.pages, content: cell)) == byCells)
  }

  @Test func whatHasNoValueComesFirst() throws {
    #expect(try sorted(TableColumn("Column", value: \.price, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, value: \.price, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, value: \.price, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, value: \.price, content: cell)) == byCells)
  }

  @Test func aColumnSortsByAValueWithAComparator() throws {
    let comparator = ByNumber()

    #expect(try sorted(TableColumn("Column", value: \.pages, comparator: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, value: \.pages, comparator: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, value: \.pages, comparator: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, value: \.pages, comparator: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn("Column", value: \.price, comparator: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, value: \.price, comparator: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, value: \.price, comparator: comparator, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, value: \.price, comparator: comparator, content: cell)) == byCells)
  }

  @Test func aColumnSortsByItsTexts() throws {
    #expect(try sorted(TableColumn("Column", value: \.title)) == byTexts)
    #expect(try sorted(TableColumn("Column", value: \.title, comparator: .lexical)) == byTexts)
    #expect(try sorted(TableColumn(title, value: \.title, comparator: .lexical)) == byTexts)
    #expect(try sorted(TableColumn(text, value: \.title, comparator: .lexical)) == byTexts)
    #expect(try sorted(TableColumn(resource, value: \.title, comparator: .lexical)) == byTexts)
  }

  @Test func aColumnThatSortsByTextsMayHaveCellsOfItsOwn() throws {
    #expect(try sorted(TableColumn("Column", value: \.title, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, value: \.title, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, value: \.title, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, value: \.title, content: cell)) == byCells)
    #expect(try sorted(TableColumn("Column", value: \.title, comparator: .lexical, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, value: \.title, comparator: .lexical, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, value: \.title, comparator: .lexical, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, value: \.title, comparator: .lexical, content: cell)) == byCells)
  }

  @Test func whatIsNotSoComesBeforeWhatIs() throws {
    #expect(try sorted(TableColumn("Column", value: \.isRead, content: cell)) == byCells)
    #expect(try sorted(TableColumn(title, value: \.isRead, content: cell)) == byCells)
    #expect(try sorted(TableColumn(text, value: \.isRead, content: cell)) == byCells)
    #expect(try sorted(TableColumn(resource, value: \.isRead, content: cell)) == byCells)
  }

  // MARK: Widths

  /// How far the second column stands from the first, of 1024 points less the rows' margins.
  private func distance(_ first: some TableColumnContent<Book, Never>) throws -> CGFloat {
    let stage = Stage(
      Table(Book.all) {
        first
        TableColumn("Title", value: \.title)
      }, size: tablet)
    return try stage.text("Emma").frame.minX - stage.text("cell 1").frame.minX
  }

  @Test func aColumnTakesItsShareWithinItsLimits() throws {
    let column = TableColumn("Column", content: cell)
    let share = try distance(column)

    #expect(try distance(column.width(min: 50, ideal: 80, max: 100)) == 108)
    #expect(try distance(column.width(min: 700, ideal: 700, max: 800)) == 708)
    #expect(try distance(column.width(min: 50, ideal: 80, max: 900)) == share && share > 108 && share < 708)
    #expect(try distance(column.width(100)) == 108)
  }

  @available(*, deprecated)
  @Test func aColumnWithoutAWidthKeepsItsShare() throws {
    let column = TableColumn("Column", content: cell)

    #expect(try distance(column.width()) == distance(column))
    #expect(try distance(column.width(100).width()) == 108)
  }

  // MARK: Customization

  @Test func aColumnIsHiddenUntilSomebodyShowsIt() {
    func texts(_ columns: TableColumnCustomization<Book>) -> [String] {
      let stage = Stage(
        Table(Book.all, columnCustomization: .constant(columns)) {
          TableColumn("Title", value: \.title)
          TableColumn("Column", content: cell).defaultVisibility(.hidden).customizationID("cells")
            .disabledCustomizationBehavior(.resize)
        }, size: tablet)
      return stage.all(.header).map(\.label)
    }
    var columns = TableColumnCustomization<Book>()
    let before = texts(columns)

    columns[visibility: "cells"] = .visible
    columns.resetOrder()

    #expect(before == ["Title"] && texts(columns) == ["Title", "Column"])
  }

  @Test func columnsAreRepeatedForEachElement() {
    let years = TableColumnForEach(1...2, id: \.self) { year in
      TableColumn("Year \(year)") { (book: Book) in Text("\(book.id) in \(year)") }
    }

    #expect(shown(years) == ["Year 1", "Year 2", "1 in 1", "1 in 2", "2 in 1", "2 in 2"])
    #expect(years.data == 1...2 && shown(years.content(2)) == ["Year 2", "1 in 2", "2 in 2"])
  }
}
