import Foundation

/// Where a list of one style puts things, in points, as recorded on an iPhone with iOS 26 (`intrinsic-sizes.tsv`, `ios/list/*`).
///
/// - Gap: the corner radius, the space below the last section and the plain style's space above a first header are estimates.
package struct ListMetrics: Equatable, Sendable {
  /// What can stand above something in a list.
  enum Part {
    case start, rows, header, footer
  }

  /// From the list's edge to a row, and from the row's edge to its content.
  let rowInset: CGFloat
  let contentInset: CGFloat = 16
  /// A row is as high as its content with padding: 31 points of slider make 61 of row (`ios/form/basic`). A line of body text is
  /// lower than that and gets the minimum: 15.75 points on each side.
  var minimumRowHeight: CGFloat = 52
  let rowPadding: CGFloat = 15
  let minimumFooterHeight: CGFloat = 18
  var minimumHeaderHeight: CGFloat = 0
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

  private init(rowInset: CGFloat, cornerRadius: CGFloat, hasCards: Bool) {
    self.rowInset = rowInset
    self.cornerRadius = cornerRadius
    self.hasCards = hasCards
  }

  static let insetGrouped = ListMetrics(rowInset: 16, cornerRadius: 26, hasCards: true)
  static let grouped = ListMetrics(rowInset: 0, cornerRadius: 0, hasCards: true)
  static let sidebar = {
    var metrics = insetGrouped
    metrics.collapsesSections = true
    return metrics
  }()
  static let plain = ListMetrics(rowInset: 0, cornerRadius: 0, hasCards: false)

  /// The space between `part` and what stands above it.
  func space(above part: Part, after previous: Part) -> CGFloat {
    if let sectionSpacing, hasCards, part == .rows, previous == .rows || previous == .footer { return sectionSpacing }
    return switch (part, previous) {
    case (.rows, .header): 10
    case (.rows, .footer): hasCards ? 23.5 : 0
    case (.rows, .start), (.rows, .rows): hasCards ? 35 : 0
    case (.header, .start): 10
    case (.header, .footer): 16
    case (.header, _): hasCards ? 27.5 : 32
    case (.footer, _): 8
    case (.start, _): 0
    }
  }

  /// The space below the last of all.
  func space(below last: Part) -> CGFloat { hasCards && last != .start ? 35 : 0 }
}
