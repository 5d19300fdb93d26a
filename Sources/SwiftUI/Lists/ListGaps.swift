import Foundation

/// The distances between the parts of a list, in points.
struct ListGaps: Equatable, Sendable {
  var aboveFirstRows: CGFloat = 0
  var aboveFirstHeader: CGFloat = 0
  var betweenHeaderAndRows: CGFloat = 0
  var betweenSections: CGFloat = 0
  var betweenFooterAndRows: CGFloat = 0
  var betweenRowsAndHeader: CGFloat = 0
  var betweenFooterAndHeader: CGFloat = 0
  var aboveFooter: CGFloat = 0
  var belowLast: CGFloat = 0

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
