import Foundation
@_spi(Runtime) import SwiftUICore

/// A value in a range, chosen by dragging a thumb.
///
/// One drag begins editing, writes the binding once unless the value stays, and ends editing.
///
/// - Gap: a drag is one move; ticks, neutral values and enabled bounds are not there yet.
public struct Slider<Label: View, ValueLabel: View> {
  let value: SliderValue
  let label: Label
  let bounds: (minimum: ValueLabel, maximum: ValueLabel)
  let onEditingChanged: (Bool) -> Void

  @Environment(\.interfaceIdiom) private var idiom

  nonisolated init(
    _ value: SliderValue, label: Label, bounds: (minimum: ValueLabel, maximum: ValueLabel),
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.label = label
    self.bounds = bounds
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  public var body: some View {
    let current = value.read()
    labeled(track(at: current))
      .modifier(SliderBehavior(value: value, current: current, onEditingChanged: onEditingChanged))
  }

  /// On a phone the label is not drawn.
  @MainActor @ViewBuilder private func labeled(_ track: some View) -> some View {
    switch idiom {
    case .phone: HiddenLabel(content: track, label: label)
    case .mac: LabeledControl(label: label, control: track, fills: true)
    }
  }

  @MainActor private func track(at current: Double) -> some View {
    HStack {
      bounds.minimum.modifier(Presence(isDrawn: true, isDescribed: false))
      SliderTrack(fraction: value.fraction(of: current))
      bounds.maximum.modifier(Presence(isDrawn: true, isDescribed: false))
    }
  }
}

extension Slider {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil), label: label(), bounds: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step), label: label(), bounds: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  // The spelling before iOS 15, with the label last.

  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil), label: label(), bounds: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step), label: label(), bounds: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil), label: label(), bounds: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step), label: label(), bounds: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}
