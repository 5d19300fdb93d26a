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
  let minimumRowHeight: CGFloat = 52
  let rowPadding: CGFloat = 15
  let minimumFooterHeight: CGFloat = 18
  let cornerRadius: CGFloat
  let hasCards: Bool

  static let insetGrouped = ListMetrics(rowInset: 16, cornerRadius: 26, hasCards: true)
  static let grouped = ListMetrics(rowInset: 0, cornerRadius: 0, hasCards: true)
  static let plain = ListMetrics(rowInset: 0, cornerRadius: 0, hasCards: false)

  /// The space between `part` and what stands above it.
  func space(above part: Part, after previous: Part) -> CGFloat {
    switch (part, previous) {
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
