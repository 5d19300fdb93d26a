import Foundation

/// Recorded from macOS 26 (`list/*`, `form/styles`, `splitview/basic`); the distances between sections of a plain list and the
/// corners of cards are estimates.
extension ListMetrics {
  /// The platform's own style.
  static let macInset = mac(rowInset: 16, edge: 10)
  static let macPlain = mac(rowInset: 8, edge: 0)
  /// A line of one point goes around it.
  static let macBordered = mac(rowInset: 7, edge: 1)

  /// Lists in the first column of a split view.
  static let macSidebar = {
    var metrics = macInset
    metrics.minimumRowHeight = 32
    metrics.collapsesSections = true
    return metrics
  }()

  /// Forms: rows on cards, a point of line between them.
  static let macGrouped = {
    var metrics = ListMetrics(rowInset: 20, cornerRadius: 10, hasCards: true, gaps: .macCards)
    metrics.contentInset = 10
    metrics.minimumRowHeight = 0
    metrics.rowPadding = ListMetrics.Padding(top: 10, bottom: 11)
    metrics.minimumFooterHeight = 0
    return metrics
  }()

  /// - Parameters:
  ///   - edge: above the first row and below the last one; a header that comes as close to the top is held there.
  private static func mac(rowInset: CGFloat, edge: CGFloat) -> ListMetrics {
    var metrics = ListMetrics(rowInset: rowInset, cornerRadius: 0, hasCards: false, gaps: .macSections(edge: edge))
    metrics.contentInset = 0
    metrics.minimumRowHeight = 24
    metrics.rowPadding = ListMetrics.Padding(top: 4, bottom: 4)
    metrics.minimumHeaderHeight = 28
    metrics.minimumFooterHeight = 28
    metrics.centersHeadersAndFooters = true
    metrics.headerPinningReach = edge
    return metrics
  }
}
