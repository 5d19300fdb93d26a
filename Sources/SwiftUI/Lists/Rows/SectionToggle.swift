import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Lets the header of a section open and close it, where the list's style has headers do so.
struct SectionToggle: ViewModifier {
  let isExpanded: Binding<Bool>?

  @Environment(\.listMetrics) private var metrics

  func body(content: Content) -> some View {
    let isExpanded = metrics.collapsesSections ? isExpanded : nil
    HStack {
      content
      if let isExpanded {
        Spacer()
        Image(systemName: "chevron.right").foregroundStyle(Color.accentColor)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .modifier(Presence(isDrawn: true, isDescribed: false))
      }
    }
    .trait(isExpanded)
  }
}

/// What opens and closes the section of a header.
enum SectionExpansionTrait: ViewTraitKey { typealias Value = Binding<Bool> }

extension View {
  @ViewBuilder fileprivate func trait(_ isExpanded: Binding<Bool>?) -> some View {
    if let isExpanded {
      modifier(TraitModifier(SectionExpansionTrait.self, isExpanded))
    } else {
      self
    }
  }
}
