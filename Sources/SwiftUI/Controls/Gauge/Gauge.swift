@_spi(Runtime) import SwiftUICore

/// A value within a range.
///
/// - Gap: marked values are not shown.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  /// From 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)

  @Environment(\.gaugeStyle) private var style

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, in range: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
    bounds: (minimum: BoundsLabel, maximum: BoundsLabel)
  ) {
    let length = range.upperBound - range.lowerBound
    fraction = length > 0 ? min(1, max(0, Double((value - range.lowerBound) / length))) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
  }
}

extension Gauge: View {
  public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: shown(currentValueLabel).map { .init(content: $0) },
        minimumValueLabel: shown(bounds.minimum).map { .init(content: $0) },
        maximumValueLabel: shown(bounds.maximum).map { .init(content: $0) }),
      below: \.gaugeStyle
    )
    .modifier(GaugeBehavior(fraction: fraction))
  }

  private func shown<Content: View>(_ content: Content) -> AnyView? {
    Content.self == EmptyView.self ? nil : AnyView(content)
  }
}

extension Gauge {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: EmptyView(), bounds: (EmptyView(), EmptyView()))
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), bounds: (EmptyView(), EmptyView()))
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), bounds: (EmptyView(), EmptyView()))
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}
