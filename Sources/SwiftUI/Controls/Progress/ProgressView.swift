import Foundation
@_spi(Runtime) import SwiftUICore

/// How far something is, or that it is under way.
///
/// - Gap: a spinner is drawn at one moment of its turn. A `Progress` is read when the view is made anew, not when it moves.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let measure: ProgressMeasure
  let label: Label
  let currentValueLabel: CurrentValueLabel

  @Environment(\.progressViewStyle) private var style

  nonisolated init(_ measure: ProgressMeasure, label: Label, currentValueLabel: CurrentValueLabel) {
    self.measure = measure
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// What a progress view shows.
nonisolated enum ProgressMeasure {
  /// From 0 to 1; nil while nobody knows.
  case fraction(Double?)
  case time(ClosedRange<Date>, countsDown: Bool)

  static func value<V: BinaryFloatingPoint>(_ value: V?, total: V) -> ProgressMeasure {
    .fraction(value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 })
  }
}

extension ProgressView: View {
  public var body: some View {
    switch measure {
    case .fraction(let fraction): styled(fraction)
    case .time(let interval, let countsDown):
      ClockView(until: interval.upperBound) { now in
        let time = ProgressTime(interval: interval, countsDown: countsDown, now: now)
        styled(time.fraction).environment(\.progressTime, time)
      }
    }
  }

  @MainActor private func styled(_ fraction: Double?) -> some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel))),
      below: \.progressViewStyle
    )
    .modifier(ProgressBehavior(fraction: fraction))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {
    self.init(.fraction(nil), label: EmptyView(), currentValueLabel: EmptyView())
  }

  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label: label(), currentValueLabel: EmptyView())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.value(value, total: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(.value(value, total: total), label: label(), currentValueLabel: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.value(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }

  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.value(value, total: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(.value(value, total: total), label: Text(title), currentValueLabel: EmptyView())
  }

  /// How far a `Progress` is; that it is under way, where it does not say.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      .fraction(progress.isIndeterminate ? nil : min(1, max(0, progress.fractionCompleted))), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// The progress that a style was asked to show.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    self.init(
      .fraction(configuration.fractionCompleted), label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}
