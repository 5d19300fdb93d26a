import Foundation
@_spi(Runtime) import SwiftUICore

/// A capsule as wide as there is room.
struct DialogButtonStyle: PrimitiveButtonStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    DialogButtonLabel(configuration: configuration, height: height)
  }
}

private struct DialogButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let height: CGFloat
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .font(.body.weight(.medium))
      .foregroundStyle(!isEnabled ? Color.tertiaryLabel : configuration.role == .destructive ? .red : .primary)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
      .background(Color.systemFill, in: Capsule())
  }
}
