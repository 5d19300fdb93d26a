public import Foundation

extension View {
  /// Makes the view's safe area smaller by these distances, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safeAreaInset(edge: .top, spacing: 0) { SafeAreaStrip(height: insets.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { SafeAreaStrip(height: insets.bottom) }
      .safeAreaInset(edge: .leading, spacing: 0) { SafeAreaStrip(width: insets.leading) }
      .safeAreaInset(edge: .trailing, spacing: 0) { SafeAreaStrip(width: insets.trailing) }
  }

  /// Makes the view's safe area smaller by `length` at some edges, in points; 16 where it is nil.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingModifier.standard, on: edges))
  }

  /// Makes the view's safe area smaller by `length` at all edges, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// Takes room at an edge and shows nothing.
private struct SafeAreaStrip: View {
  var width: CGFloat?
  var height: CGFloat?

  var body: some View { Color.clear.frame(width: width ?? 0, height: height ?? 0) }
}
