import Foundation

/// Where a list of one style puts things, in points; those of a phone as recorded with iOS 26 (`intrinsic-sizes.tsv`,
/// `ios/list/*`).
///
/// - Gap: the corner radius, the space below the last section and the plain style's space above a first header are estimates.
package struct ListMetrics: Equatable, Sendable {
  /// What can stand above something in a list.
  enum Part {
    case start, rows, header, footer
  }

  /// Above and below a row's content.
  struct Padding: Equatable, Sendable {
    let top: CGFloat
    let bottom: CGFloat
  }

  /// From the list's edge to a row, and from the row's edge to its content.
  let rowInset: CGFloat
  var contentInset: CGFloat = 16
  /// A row is as high as its content with padding: 31 points of slider make 61 of row (`ios/form/basic`). A line of body text is
  /// lower than that and gets the minimum: 15.75 points on each side.
  var minimumRowHeight: CGFloat = 52
  var rowPadding = Padding(top: 15, bottom: 15)
  var minimumFooterHeight: CGFloat = 18
  var minimumHeaderHeight: CGFloat = 0
  /// In the middle of their slots; a footer stands at the top of its slot otherwise.
  var centersHeadersAndFooters = false
  /// How close to the top edge a header comes before it is held there; nil where headers scroll with their rows.
  var headerPinningReach: CGFloat?
  /// Between rows, which then stand on cards of their own; nil where they stand together.
  var rowSpacing: CGFloat?
  /// Between sections, where the list does not decide.
  var sectionSpacing: CGFloat?
  /// What stands in front of a row that can be deleted or selected while the list is edited (`ios/list/editing`), and behind one
  /// that can be moved.
  let editControlWidth: CGFloat = 40
  /// Whether rows make room for those.
  var isEditing = false
  /// Whether the headers of sections open and close them.
  var collapsesSections = false
  let cornerRadius: CGFloat
  let hasCards: Bool
  var gaps = ListGaps()

  init(rowInset: CGFloat, cornerRadius: CGFloat, hasCards: Bool) {
    self.rowInset = rowInset
    self.cornerRadius = cornerRadius
    self.hasCards = hasCards
  }

  static let insetGrouped = cards(rowInset: 16, cornerRadius: 26)
  static let grouped = cards(rowInset: 0, cornerRadius: 0)
  static let sidebar = {
    var metrics = insetGrouped
    metrics.collapsesSections = true
    return metrics
  }()
  static let plain = {
    var metrics = ListMetrics(rowInset: 0, cornerRadius: 0, hasCards: false)
    metrics.headerPinningReach = 0
    metrics.gaps = ListGaps(
      aboveFirstHeader: 10, betweenHeaderAndRows: 10, betweenRowsAndHeader: 32, betweenFooterAndHeader: 16, aboveFooter: 8)
    return metrics
  }()

  private static func cards(rowInset: CGFloat, cornerRadius: CGFloat) -> ListMetrics {
    var metrics = ListMetrics(rowInset: rowInset, cornerRadius: cornerRadius, hasCards: true)
    metrics.gaps = ListGaps(
      aboveFirstRows: 35, aboveFirstHeader: 10, betweenHeaderAndRows: 10, betweenSections: 35, betweenFooterAndRows: 23.5,
      betweenRowsAndHeader: 27.5, betweenFooterAndHeader: 16, aboveFooter: 8, belowLast: 35)
    return metrics
  }

  /// The space between `part` and what stands above it.
  func space(above part: Part, after previous: Part) -> CGFloat {
    if let sectionSpacing, hasCards, part == .rows, previous == .rows || previous == .footer { return sectionSpacing }
    return gaps.space(above: part, after: previous)
  }

  /// The space below the last of all.
  func space(below last: Part) -> CGFloat { last == .start ? 0 : gaps.belowLast }
}
