import Foundation
@_spi(Runtime) import SwiftUICore

/// A gauge as a bar, its label above and its value below.
///
/// - Gap: the arrangement is an estimate.
struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration
  /// Whether a mark stands at the value instead of a filling that ends there.
  let hasMarker: Bool

  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    VStack(spacing: 4) {
      configuration.label.modifier(Presence(isDrawn: !isLabelHidden, isDescribed: true))
      HStack {
        configuration.minimumValueLabel.modifier(Presence(isDrawn: true, isDescribed: false))
        if hasMarker { marked } else { ProgressBar(fraction: configuration.value) }
        configuration.maximumValueLabel.modifier(Presence(isDrawn: true, isDescribed: false))
      }
      configuration.currentValueLabel.modifier(Presence(isDrawn: true, isDescribed: false))
    }
  }

  private var marked: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(TintShapeStyle())
        Circle().fill(Color.systemBackground)
          .overlay(Circle().strokeBorder(Color.primary, lineWidth: 2))
          .frame(width: 10, height: 10)
          .offset(x: configuration.value * (proxy.size.width - 10))
      }
    }
    .frame(height: 10)
  }
}

/// A gauge as a ring with its value in the middle.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  /// Whether the ring has a gap at the bottom, with the bounds in it, and a mark at the value.
  let isOpen: Bool

  /// Recorded from macOS 26.
  private static let side: CGFloat = 58
  private static let openShare = 0.75

  var body: some View {
    ZStack {
      ring(0, isOpen ? Self.openShare : 1).foregroundStyle(Color.systemFill)
      ring(0, (isOpen ? Self.openShare : 1) * configuration.value).foregroundStyle(TintShapeStyle())
      configuration.currentValueLabel.font(.headline).modifier(Presence(isDrawn: true, isDescribed: false))
      if isOpen {
        HStack(spacing: 4) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.caption2)
        .modifier(Presence(isDrawn: true, isDescribed: false))
        .offset(y: Self.side / 2 - 7)
      }
      configuration.label.modifier(Presence(isDrawn: false, isDescribed: true))
    }
    .frame(width: Self.side, height: Self.side)
  }

  private func ring(_ start: Double, _ end: Double) -> some View {
    Circle().inset(by: 3).trim(from: start, to: end)
      .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(isOpen ? 135 : -90))
  }
}
