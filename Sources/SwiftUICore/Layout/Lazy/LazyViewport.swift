import Foundation

/// What scrolls lazy stacks and grids, as they see it.
package protocol LazyViewport: LayoutNode {
  var axes: Axis.Set { get }
  /// What is being scrolled to, and must not be released.
  var pendingTarget: LayoutNode? { get }
  /// The content has become longer or shorter above what shows, which stays where it is.
  func shift(by distance: CGFloat, along axis: Axis)
}

/// Ends the search for a viewport: what is inside does not scroll with what is outside.
package protocol ViewportBoundary: LayoutNode {}
