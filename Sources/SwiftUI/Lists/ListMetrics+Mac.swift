import Foundation

/// Recorded from macOS 26 (`list/*`, `form/styles`, `splitview/basic`); the distances between sections of a plain list and the
/// corners of cards are estimates.
extension ListMetrics {
  /// The platform's own style.
  static let macInset = {
    var metrics = mac(rowInset: 16)
    metrics.gaps.aboveFirstRows = 10
    metrics.gaps.aboveFirstHeader = 10
    metrics.gaps.belowLast = 10
    metrics.headerPinningReach = 10
    return metrics
  }()

  static let macPlain = mac(rowInset: 8)

  /// A line of one point goes around it.
  static let macBordered = {
    var metrics = mac(rowInset: 7)
    metrics.gaps.aboveFirstRows = 1
    metrics.gaps.aboveFirstHeader = 1
    metrics.gaps.belowLast = 1
    metrics.headerPinningReach = 1
    return metrics
  }()

  /// Lists in the first column of a split view.
  static let macSidebar = {
    var metrics = macInset
    metrics.minimumRowHeight = 32
    metrics.collapsesSections = true
    return metrics
  }()

  /// Forms: rows on cards, a point of line between them.
  static let macGrouped = {
    var metrics = ListMetrics(rowInset: 20, cornerRadius: 10, hasCards: true)
    metrics.contentInset = 10
    metrics.minimumRowHeight = 0
    metrics.rowPadding = ListMetrics.Padding(top: 10, bottom: 11)
    metrics.gaps = ListGaps(
      aboveFirstRows: 20, aboveFirstHeader: 20, betweenHeaderAndRows: 10, betweenSections: 10, betweenFooterAndRows: 10,
      betweenRowsAndHeader: 10, betweenFooterAndHeader: 10, aboveFooter: 10, belowLast: 20)
    return metrics
  }()

  private static func mac(rowInset: CGFloat) -> ListMetrics {
    var metrics = ListMetrics(rowInset: rowInset, cornerRadius: 0, hasCards: false)
    metrics.contentInset = 0
    metrics.minimumRowHeight = 24
    metrics.rowPadding = ListMetrics.Padding(top: 4, bottom: 4)
    metrics.minimumHeaderHeight = 28
    metrics.minimumFooterHeight = 28
    metrics.centersHeadersAndFooters = true
    metrics.headerPinningReach = 0
    metrics.gaps = ListGaps(
      betweenSections: 20, betweenFooterAndRows: 20, betweenRowsAndHeader: 20, betweenFooterAndHeader: 20)
    return metrics
  }
}
