import Foundation
@_spi(Runtime) import SwiftUICore

/// A view with a label that is found and read aloud, but not drawn, and takes no place.
struct HiddenLabel<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  var body: some View {
    LayoutView(
      layout: FirstOnlyLayout(),
      content: TupleView((content, HStack { label }.modifier(Presence(isDrawn: false, isDescribed: true)))))
  }
}

/// As large as its first view; the others lie behind it.
struct FirstOnlyLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
