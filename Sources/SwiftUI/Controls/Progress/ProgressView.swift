@_spi(Runtime) import SwiftUICore

/// How far something is, or that it is under way.
///
/// - Gap: a spinner is drawn at one moment of its turn; styles, `Progress` objects and intervals of time are not there yet.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// From 0 to 1; nil while nobody knows.
  let fractionCompleted: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V, labels: (label: Label, currentValue: CurrentValueLabel)
  ) {
    fractionCompleted = value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
    label = labels.label
    currentValueLabel = labels.currentValue
  }
}

extension ProgressView: View {
  public var body: some View {
    Group {
      if let fractionCompleted {
        VStack(alignment: .leading, spacing: 4) {
          label
          ProgressBar(fraction: fractionCompleted)
          currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
      } else {
        VStack {
          Spinner()
          label.foregroundStyle(.secondary)
        }
      }
    }
    .modifier(ProgressBehavior(fraction: fractionCompleted))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {
    self.init(value: nil as Double?, total: 1, labels: (EmptyView(), EmptyView()))
  }

  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(value: nil as Double?, total: 1, labels: (label(), EmptyView()))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(value: nil as Double?, total: 1, labels: (Text(titleKey), EmptyView()))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(value: nil as Double?, total: 1, labels: (Text(title), EmptyView()))
  }
}

extension ProgressView {
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total, labels: (EmptyView(), EmptyView()))
  }

  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(value: value, total: total, labels: (label(), EmptyView()))
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value, total: total, labels: (label(), currentValueLabel()))
  }

  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total, labels: (Text(titleKey), EmptyView()))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total, labels: (Text(title), EmptyView()))
  }
}
