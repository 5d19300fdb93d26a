import Foundation
@_spi(Runtime) import SwiftUICore

/// Segments of one width side by side, as wide as there is room (`ios/picker/basic`); on a Mac as wide as they have to be
/// (`picker/basic`).
struct SegmentsLayout: Layout {
  static let font = Font.system(size: 13, weight: .medium)
  private static let padding: CGFloat = 21

  let height: CGFloat
  let hugsSegments: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    let ideal = (widest + Self.padding) * CGFloat(subviews.count)
    return CGSize(width: hugsSegments ? ideal : proposal.width ?? ideal, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// Rows one below the other with the chosen one in the middle.
///
/// - Gap: the height of a row is an estimate.
struct WheelLayout: Layout {
  static let font = Font.system(size: 22)
  static let height: CGFloat = 216
  private static let rowHeight: CGFloat = 32

  /// Another one turns the wheel.
  let current: Current

  /// Only compared.
  struct Current: Equatable, @unchecked Sendable {
    let value: AnyHashable?
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: Self.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let middle = subviews.firstIndex { $0[IsChosenOption.self] } ?? 0
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY + (CGFloat(index - middle) - 0.5) * Self.rowHeight),
        proposal: ProposedViewSize(width: bounds.width, height: Self.rowHeight))
    }
  }
}

/// As large as the chosen option, which alone takes place.
struct CurrentOptionLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
