import Foundation

/// The distances between the parts of a list, in points.
///
/// One value stands for all rows of all lists of a style, each of which holds its list's metrics: so it is an object.
final class ListGaps: Sendable {
  let aboveFirstRows: CGFloat
  let aboveFirstHeader: CGFloat
  let betweenHeaderAndRows: CGFloat
  let betweenSections: CGFloat
  let betweenFooterAndRows: CGFloat
  let betweenRowsAndHeader: CGFloat
  let betweenFooterAndHeader: CGFloat
  let aboveFooter: CGFloat
  let belowLast: CGFloat

  init(
    aboveFirstRows: CGFloat, aboveFirstHeader: CGFloat, betweenHeaderAndRows: CGFloat, betweenSections: CGFloat,
    betweenFooterAndRows: CGFloat, betweenRowsAndHeader: CGFloat, betweenFooterAndHeader: CGFloat, aboveFooter: CGFloat,
    belowLast: CGFloat
  ) {
    self.aboveFirstRows = aboveFirstRows
    self.aboveFirstHeader = aboveFirstHeader
    self.betweenHeaderAndRows = betweenHeaderAndRows
    self.betweenSections = betweenSections
    self.betweenFooterAndRows = betweenFooterAndRows
    self.betweenRowsAndHeader = betweenRowsAndHeader
    self.betweenFooterAndHeader = betweenFooterAndHeader
    self.aboveFooter = aboveFooter
    self.belowLast = belowLast
  }

  static let cards = ListGaps(
    aboveFirstRows: 35, aboveFirstHeader: 10, betweenHeaderAndRows: 10, betweenSections: 35, betweenFooterAndRows: 23.5,
    betweenRowsAndHeader: 27.5, betweenFooterAndHeader: 16, aboveFooter: 8, belowLast: 35)

  static let plain = ListGaps(
    aboveFirstRows: 0, aboveFirstHeader: 10, betweenHeaderAndRows: 10, betweenSections: 0, betweenFooterAndRows: 0,
    betweenRowsAndHeader: 32, betweenFooterAndHeader: 16, aboveFooter: 8, belowLast: 0)

  /// Forms of a Mac.
  static let macCards = ListGaps(
    aboveFirstRows: 20, aboveFirstHeader: 20, betweenHeaderAndRows: 10, betweenSections: 10, betweenFooterAndRows: 10,
    betweenRowsAndHeader: 10, betweenFooterAndHeader: 10, aboveFooter: 10, belowLast: 20)

  /// Lists of a Mac: sections stand apart, and all of them this far from the list's edges.
  static func macSections(edge: CGFloat) -> ListGaps {
    ListGaps(
      aboveFirstRows: edge, aboveFirstHeader: edge, betweenHeaderAndRows: 0, betweenSections: 20, betweenFooterAndRows: 20,
      betweenRowsAndHeader: 20, betweenFooterAndHeader: 20, aboveFooter: 0, belowLast: edge)
  }

  /// The space between `part` and what stands above it.
  func space(above part: ListMetrics.Part, after previous: ListMetrics.Part) -> CGFloat {
    switch (part, previous) {
    case (.rows, .start): aboveFirstRows
    case (.rows, .header): betweenHeaderAndRows
    case (.rows, .rows): betweenSections
    case (.rows, .footer): betweenFooterAndRows
    case (.header, .start): aboveFirstHeader
    case (.header, .footer): betweenFooterAndHeader
    case (.header, .rows), (.header, .header): betweenRowsAndHeader
    case (.footer, _): aboveFooter
    case (.start, _): 0
    }
  }
}

extension ListGaps: Equatable {
  static func == (a: ListGaps, b: ListGaps) -> Bool { a === b }
}
