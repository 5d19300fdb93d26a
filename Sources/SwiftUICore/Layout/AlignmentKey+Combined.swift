import Foundation

extension AlignmentKey {
  /// One guide for a container from those of its children: baselines take the first or the last, others the mean.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    if values.isEmpty { return nil }
    switch self {
    case VerticalAlignment.firstTextBaseline.key: return values.min()
    case VerticalAlignment.lastTextBaseline.key: return values.max()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
