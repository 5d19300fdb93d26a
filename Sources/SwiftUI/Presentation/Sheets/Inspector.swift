import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Shows details of what is chosen while `isPresented` is true: at the trailing edge, or in a sheet on a narrow screen.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// In points; it is what the inspector around gets at the trailing edge.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// - Gap: a person can't change the width: it is always the ideal one.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(ideal)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

private nonisolated struct InspectorModifier<Details: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let details: Details

  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  @MainActor func body(content: Content) -> some View {
    let hasColumn = horizontalSizeClass == .regular
    HStack(spacing: 0) {
      content
      if hasColumn, isPresented.wrappedValue {
        Divider()
        details
          .frame(width: width ?? 270)
          .frame(maxHeight: .infinity, alignment: .top)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
      }
    }
    .presenting(.sheet, isPresented: hasColumn ? .constant(false) : isPresented) { details }
  }
}
