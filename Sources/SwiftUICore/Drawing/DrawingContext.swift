import Foundation
import TopdownDisplay

/// Collects display items while the layout is walked.
@_spi(Runtime) public struct DrawingContext {
  public private(set) var items: [DisplayItem] = []
  /// One pixel, in points.
  public let pixel: CGFloat

  public init(pixel: CGFloat) { self.pixel = pixel }

  public mutating func add(_ item: DisplayItem) { items.append(item) }

  mutating func append(_ items: [DisplayItem]) { self.items += items }

  /// Draws `body` inside a group that `item` opens.
  public mutating func group(_ item: DisplayItem, _ body: (inout DrawingContext) -> Void) {
    items.append(item)
    body(&self)
    items.append(.pop)
  }
}
